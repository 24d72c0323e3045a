import { afterAll, beforeAll, expect, test } from 'vitest'

import { findPlayer, keysOfPlayer, rekeyPlayers } from '#server/capabilities/player/index.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const keysStored = async (id: string) => {
  const { kysely } = platform.ports.db
  const player = await findPlayer(kysely, id)
  if (!player) throw new Error('The player is gone')
  const { born_key, email_key, keyed_under, letters_key, national_key, person_key, phone_key } =
    player
  return {
    stored: { born_key, email_key, keyed_under, letters_key, national_key, person_key, phone_key },
    due: keysOfPlayer(platform.ports.config.secrets.protection.identity, player)
  }
}

test('keys that are made under no secret or another are made anew as a house starts', async () => {
  const { kysely } = platform.ports.db
  const players = [
    await newPlayer(platform, { ssn: '010190-123A', phoneNumber: '+358401234567' }),
    await newPlayer(platform)
  ]
  const [plain, other] = players
  await kysely
    .updateTable('players')
    .set({ email_key: 'plain', born_key: null, letters_key: null, keyed_under: null })
    .where('id', '=', plain?.id ?? '')
    .execute()
  await kysely
    .updateTable('players')
    .set({ person_key: 'of another', keyed_under: 'another' })
    .where('id', '=', other?.id ?? '')
    .execute()
  await rekeyPlayers(platform.ports)
  for (const { id } of players) {
    const { stored, due } = await keysStored(id)
    expect(stored).toEqual(due)
  }
})
