import { randomUUID } from 'node:crypto'

import { type DeskConversation, readDeskConversation } from '#contract/wire/desk.ts'
import type { Player } from '#server/capabilities/player/index.ts'
import { type Answer, call } from '#server/http/call.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import type { TestPlatform } from '#tests/support/platform.ts'

export const GENERATE = 'mutation GenerateZendeskToken { generateZendeskToken { token } }'

/** The token that the platform gives a player for the chat. */
export async function chatToken(platform: TestPlatform, player: Player): Promise<string> {
  const { accessToken: token } = await signInAs(platform, player.id)
  const url = `${platform.url}/graphql`
  const { data } = await ask<{ generateZendeskToken: { token: string } }>({
    url,
    query: GENERATE,
    token
  })
  if (!data) throw new Error('No token for the chat')
  return data.generateZendeskToken.token
}

interface Asked {
  readonly method?: 'DELETE' | 'GET' | 'POST'
  readonly session?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** One question to the desk, over HTTP on its own origin. */
export const askDesk = (
  { ports }: TestPlatform,
  path: string,
  { session, body, headers, method = body === undefined ? 'GET' : 'POST' }: Asked = {}
): Promise<Answer> =>
  call(ports.config, new URL(path, ports.config.deskUrl), {
    method,
    headers: {
      ...(session !== undefined && { authorization: `Bearer ${session}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers
    },
    ...(body !== undefined && { body: JSON.stringify(body) })
  })

/** Opens a session at the desk by a token of the house. */
export async function openAt(platform: TestPlatform, token: string): Promise<string> {
  const answer = await askDesk(platform, '/v1/sessions', { body: { token } })
  if (answer.status !== 201) throw new Error(answer.text)
  return (JSON.parse(answer.text) as { session: string }).session
}

export async function conversationOf(
  platform: TestPlatform,
  session: string,
  after = 0
): Promise<DeskConversation> {
  const { text } = await askDesk(platform, `/v1/messages?after=${after}`, { session })
  const conversation = readDeskConversation(JSON.parse(text))
  if (!conversation) throw new Error(text)
  return conversation
}

export const sayAt = (
  platform: TestPlatform,
  session: string,
  text: unknown,
  key: unknown = randomUUID()
): Promise<Answer> => askDesk(platform, '/v1/messages', { session, body: { text, key } })
