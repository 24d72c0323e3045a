import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { RECORDS } from '#config/retention.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { chatToken, openAt, sayAt } from '../chat/support.ts'
import { asPlayer, decisionsOf } from './support.ts'

const EXPORT = 'mutation { exportPersonalData { ok { url expiresAt } error { code } } }'

interface Exported {
  readonly exportPersonalData: {
    readonly ok: { readonly url: string; readonly expiresAt: string } | null
    readonly error: { readonly code: string } | null
  }
}

interface File {
  readonly player: string
  readonly records: readonly {
    readonly record: string
    readonly ground: string
    readonly tables: Readonly<Record<string, readonly Record<string, unknown>[]>>
  }[]
}

const NOT_FOUND = { error: { code: 'NOT_FOUND' } }

describe('the file of all that the house keeps of a player', () => {
  let platform: TestPlatform
  let moment: Date
  beforeAll(async () => {
    moment = new Date()
    const clock = { now: () => moment, move: async () => {} }
    platform = await startPlatform({ clock })
  })
  afterAll(() => platform.close())

  const given = async (playerId: string) => {
    const { exportPersonalData } = await (await asPlayer(platform, playerId))<Exported>(EXPORT)
    return exportPersonalData.ok!
  }
  const made = () =>
    newPlayer(platform, {
      cash: 1000n,
      passwordHash: 'argon2-not-for-others',
      ssn: '170590-123A',
      street: 'Bulevardi 2'
    })

  test('it holds every kind of record, what is sealed opened, and no secret', async () => {
    const player = await made()
    const chat = await openAt(platform, await chatToken(platform, player))
    await sayAt(platform, chat, 'How much have I lost?')
    const { url } = await given(player.id)
    const answer = await fetch(url)
    expect(answer.status).toBe(200)
    const text = await answer.text()
    const file: File = JSON.parse(text)
    expect(file.player).toBe(player.id)
    expect(file.records.map(({ record }) => record)).toEqual(RECORDS)
    expect(file.records.every(({ ground }) => ground !== '')).toBe(true)
    const tables = Object.assign({}, ...file.records.map(record => record.tables))
    expect(tables.players).toMatchObject([
      { email: player.email, ssn: '170590-123A', street: 'Bulevardi 2', first_name: 'Aino' }
    ])
    expect(tables.sessions).toHaveLength(2)
    expect(tables.desk_messages).toMatchObject([
      { sender: 'player', text: 'How much have I lost?' }
    ])
    expect(tables.protective_decisions).toMatchObject([{ kind: 'personal.exported' }])
    for (const secret of ['argon2-not-for-others', player.email_key, player.person_key, 'sealed:'])
      expect(text).not.toContain(secret)
    expect(await decisionsOf(platform, player.id)).toMatchObject([{ kind: 'personal.exported' }])
  })

  test('it holds rows of nobody else', async () => {
    const [player, other] = [await made(), await made()]
    await given(other.id)
    const text = await (await fetch((await given(player.id)).url)).text()
    expect(text).not.toContain(other.id)
    expect(text).not.toContain(other.email)
  })

  test('a browser keeps it as a file, runs nothing and stores nothing', async () => {
    const { url } = await given((await made()).id)
    const { headers } = await fetch(url)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="personal-data.json"')
    expect(headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; frame-ancestors 'none'"
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  test('its address is good for ten minutes to the millisecond', async () => {
    const { url, expiresAt } = await given((await made()).id)
    const end = moment.getTime() + 600_000
    expect(Date.parse(expiresAt)).toBe(end)
    moment = new Date(end - 1)
    expect((await fetch(url)).status).toBe(200)
    moment = new Date(end)
    const late = await fetch(url)
    expect(late.status).toBe(404)
    expect(await late.json()).toEqual(NOT_FOUND)
  })

  test('an address that was changed anywhere leads nowhere', async () => {
    const player = await made()
    const [{ url }, other] = [await given(player.id), await given(player.id)]
    const right = new URL(url)
    const signature = right.searchParams.get('signature')!
    const id = right.pathname.split('/').at(-1)!
    const wrong = [
      right.origin + right.pathname,
      `${right.origin}${right.pathname}?signature=`,
      `${right.origin}${right.pathname}?signature=${signature.slice(1)}`,
      `${right.origin}${right.pathname}?signature=${signature}&signature=${signature}`,
      `${right.origin}${new URL(other.url).pathname}?signature=${signature}`,
      url.replace(id, player.id),
      url.replace(id, '..%2f..%2fetc%2fpasswd'),
      url.replace(id, "' or 1=1 --")
    ]
    for (const address of wrong) {
      const answer = await fetch(address)
      expect(answer.status, address).toBe(404)
      expect(await answer.text(), address).not.toContain(player.email)
    }
  })

  test('five files a day are enough; the sixth is refused until a day after the first', async () => {
    const { id } = await made()
    const asked = await asPlayer(platform, id)
    for (let i = 0; i < 5; i++) {
      const { exportPersonalData } = await asked<Exported>(EXPORT)
      expect(exportPersonalData.error).toBeNull()
    }
    const refused = { exportPersonalData: { ok: null, error: { code: 'TOO_MANY_REQUESTS' } } }
    expect(await asked(EXPORT)).toEqual(refused)
    moment = new Date(moment.getTime() + 86_400_000 - 1)
    expect(await asked(EXPORT)).toEqual(refused)
    moment = new Date(moment.getTime() + 1)
    expect((await asked<Exported>(EXPORT)).exportPersonalData.error).toBeNull()
  })
})
