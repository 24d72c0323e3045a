import sharp from 'sharp'

import { readUploadAnswer, UPLOAD_PATH } from '#contract/wire/documents.ts'
import type { Player, PlayerChange } from '#server/capabilities/player/index.ts'
import { changePlayer } from '#server/capabilities/player/index.ts'
import type { DocumentPurpose, DocumentRequest, PlayerDocument } from '#server/generated/main.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import { newPlayer, type PlayerOptions } from '#tests/support/player.ts'

export interface Person {
  readonly player: Player
  readonly token: string
}

export async function person(platform: TestPlatform, options: PlayerOptions = {}): Promise<Person> {
  const player = await newPlayer(platform, options)
  const { accessToken } = await signInAs(platform, player.id)
  return { player, token: accessToken }
}

export const change = ({ ports }: TestPlatform, { player }: Person, given: PlayerChange) =>
  ports.db.transaction(tx => changePlayer(tx, player.id, given))

/** Asks the main endpoint as the player; throws what it says is wrong. */
export async function as<T>(
  platform: TestPlatform,
  { token }: Person,
  query: string,
  variables: Readonly<Record<string, unknown>> = {}
): Promise<T> {
  const answer = await ask<T>({ url: `${platform.url}/graphql`, token, query, variables })
  if (!answer.data) throw new Error(JSON.stringify(answer.errors))
  return answer.data
}

export interface Sent {
  readonly purpose?: string
  readonly category?: string
  readonly name?: string
  readonly body: Uint8Array<ArrayBuffer>
  readonly token?: string | null
}

/** Sends a file as the page does. */
export async function upload(platform: TestPlatform, who: Person, sent: Sent) {
  const { purpose = 'Identity', name = 'passport.png', category, body, token = who.token } = sent
  const url = new URL(UPLOAD_PATH, platform.url)
  url.searchParams.set('purpose', purpose)
  url.searchParams.set('name', name)
  if (category !== undefined) url.searchParams.set('category', category)
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      ...(token !== null && { authorization: `Bearer ${token}` })
    },
    body
  })
  const answer = readUploadAnswer(await response.json())
  if (!answer) throw new Error(`The door answered ${response.status} in no words of the contract`)
  return { status: response.status, answer }
}

/** Sends a file that is in order, and answers its number. */
export async function handIn(
  platform: TestPlatform,
  who: Person,
  sent: Partial<Sent> & { readonly purpose: DocumentPurpose }
): Promise<string> {
  const { answer } = await upload(platform, who, { body: await picture(), ...sent })
  if (answer.status !== 'ok') throw new Error(`The door answered ${answer.code}`)
  return answer.id
}

let drawn: Promise<Uint8Array<ArrayBuffer>> | undefined

/** A small picture. */
export function picture(): Promise<Uint8Array<ArrayBuffer>> {
  drawn ??= draw('png')
  return drawn
}

export async function draw(format: 'gif' | 'jpeg' | 'png' | 'webp', width = 60) {
  const create = { width, height: 40, channels: 3, background: '#3a6' } as const
  const buffer = await sharp({ create }).toFormat(format).toBuffer()
  return new Uint8Array(buffer)
}

export const documentsOf = async (platform: TestPlatform, who: Person) =>
  (
    await as<{ viewer: { documents: PlayerDocument[] } }>(
      platform,
      who,
      `{ viewer { documents {
        id purpose category name type bytes status refusal url
      } } }`
    )
  ).viewer.documents

export const requestsOf = async (platform: TestPlatform, who: Person) =>
  (
    await as<{ viewer: { documentRequests: DocumentRequest[] } }>(
      platform,
      who,
      `{ viewer { documentRequests {
        purpose reason refusal comment dueAt isByProvider isPending
      } } }`
    )
  ).viewer.documentRequests
