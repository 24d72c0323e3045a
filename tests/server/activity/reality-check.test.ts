import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { changePlayer } from '#server/capabilities/player/index.ts'
import { depositor } from '#tests/server/cashier/support.ts'
import { ask } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

const FIGURES = 'periodMinutes choices since staked { amount } won { amount } net { amount }'
const READ = `query { viewer { realityCheck { ${FIGURES} } } }`
const SET = `mutation ($minutes: Int!) {
  setRealityCheckPeriod(minutes: $minutes) { ok { periodMinutes } error { code } } }`
const ANSWER = `mutation ($answer: RealityCheckAnswer!) {
  answerRealityCheck(answer: $answer) { ok { net { amount } } error { code } } }`

let mga: TestPlatform
let crc: TestPlatform

beforeAll(async () => {
  mga = await startPlatform({ env: { LOBBY_LICENCE: 'mga' } })
  crc = await startPlatform({ env: { LOBBY_LICENCE: 'crc' } })
})

afterAll(async () => {
  await mga.close()
  await crc.close()
})

const askAt = async <T>(
  { url }: TestPlatform,
  token: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {}
): Promise<T> => {
  const { data, errors } = await ask<T>({ url: `${url}/graphql`, token, query, variables })
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}

describe('reality checks', () => {
  test('tell the session’s figures where the licence has them, and are none elsewhere [PROF-06]', async () => {
    const { token } = await depositor(mga)
    expect(await askAt(mga, token, READ)).toMatchObject({
      viewer: {
        realityCheck: {
          periodMinutes: 60,
          choices: [15, 30, 60, 120],
          staked: { amount: '0.00' },
          net: { amount: '0.00' }
        }
      }
    })
    const other = await depositor(crc)
    expect(other.player.reality_check_period).toBeNull()
    expect(await askAt(crc, other.token, READ)).toEqual({ viewer: { realityCheck: null } })
    expect(await askAt(crc, other.token, ANSWER, { answer: 'CONTINUE' })).toEqual({
      answerRealityCheck: { ok: null, error: { code: 'NOT_OFFERED' } }
    })
  })

  test('are due to nobody where the licence has none, whatever stands with the player [PROF-06]', async () => {
    const period = async (at: TestPlatform) => {
      const { player, token } = await depositor(at)
      await at.ports.db.transaction(tx => changePlayer(tx, player.id, { reality_check_period: 15 }))
      return await askAt(at, token, 'query { viewer { player { realityCheckPeriod } } }')
    }
    expect(await period(mga)).toEqual({ viewer: { player: { realityCheckPeriod: 15 } } })
    expect(await period(crc)).toEqual({ viewer: { player: { realityCheckPeriod: null } } })
  })

  test('come as often as the player has chosen from what the licence offers', async () => {
    const { token } = await depositor(mga)
    const set = (minutes: number) => askAt(mga, token, SET, { minutes })
    expect(await set(30)).toEqual({
      setRealityCheckPeriod: { ok: { periodMinutes: 30 }, error: null }
    })
    for (const minutes of [0, -15, 45, 100_000])
      expect(await set(minutes)).toEqual({
        setRealityCheckPeriod: { ok: null, error: { code: 'NOT_OFFERED' } }
      })
    expect(await askAt(mga, token, READ)).toMatchObject({
      viewer: { realityCheck: { periodMinutes: 30 } }
    })
  })

  test('leave in the record what the player did with them, the key too that means to go on', async () => {
    const { player, token } = await depositor(mga)
    for (const answer of ['CONTINUE', 'ESCAPED', 'HISTORY', 'LOGOUT'])
      await askAt(mga, token, ANSWER, { answer })
    const lines = await mga.ports.db.kysely
      .selectFrom('protective_decisions')
      .select(['kind', 'actor', 'data'])
      .where('player_id', '=', player.id)
      .where('kind', '=', 'reality.answered')
      .orderBy('seq')
      .execute()
    expect(lines.map(({ data }) => data)).toEqual(
      ['CONTINUE', 'ESCAPED', 'HISTORY', 'LOGOUT'].map(answer =>
        expect.objectContaining({ answer, staked: '0', won: '0', currency: 'EUR' })
      )
    )
    expect(lines.every(({ actor }) => actor === 'player')).toBe(true)
  })
})
