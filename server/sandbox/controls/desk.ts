import { LONGEST_MESSAGE } from '#contract/wire/desk.ts'
import { listConversations, say } from '../../desk/conversations.ts'
import type { Ports } from '../../ports.ts'
import { platformControl, playerControl } from '../control.ts'
import { FLAG, list, MOMENT, object, TEXT, TEXT_OR_NULL } from '../schemas.ts'

export interface ChatView {
  readonly playerId: string
  readonly name: string | null
  readonly at: string
  /** Whether no person has answered what was written last. */
  readonly waits: boolean
}

/** Conversations of the chat's desk, the latest first. */
export const findChats = async (ports: Ports): Promise<readonly ChatView[]> =>
  (await listConversations(ports)).map(({ externalId, name, lastAt, waits }) => ({
    playerId: externalId,
    name,
    at: lastAt.toISOString(),
    waits
  }))

export const listChats = platformControl({
  id: 'listChats',
  method: 'GET',
  path: '/chats',
  summary: 'The conversations of the live chat’s desk, the latest first.',
  fields: {},
  answer: object({
    chats: list(object({ playerId: TEXT, name: TEXT_OR_NULL, at: MOMENT, waits: FLAG }))
  }),
  run: async ports => ({ chats: await findChats(ports) })
})

export const answerChat = playerControl({
  id: 'answerChat',
  method: 'POST',
  path: '/players/{playerId}/chat',
  summary: 'Writes to a player in the live chat, as a person at the desk would.',
  fields: {
    answer: {
      type: 'string',
      maxLength: LONGEST_MESSAGE,
      description: 'What the player reads'
    }
  },
  answer: object({ playerId: TEXT }),
  async run(ports, { answer }, player) {
    await say(ports, { externalId: player.id, sender: 'desk', text: answer })
    return { playerId: player.id }
  }
})
