import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Player } from '#server/capabilities/player/table.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { asPlayer, decisionsOf, setPlayer } from './support.ts'

const FIELDS = '{ email sms phone webPush isBlocked }'
const READ = `{ viewer { marketing ${FIELDS} } }`
const CHANGE = `mutation Change($input: ChangeMarketingInput!) {
  changeMarketing(input: $input) { ok ${FIELDS} error { code } } }`

interface Marketing {
  readonly email: boolean
  readonly sms: boolean
  readonly phone: boolean
  readonly webPush: boolean
  readonly isBlocked: boolean
}

interface Changed {
  readonly changeMarketing: {
    readonly ok: Marketing | null
    readonly error: { readonly code: string } | null
  }
}

const NONE = { email: false, sms: false, phone: false, webPush: false, isBlocked: false }

describe('marketing by channel', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.close())

  test.each(['email', 'sms', 'phone', 'webPush'])(
    'consent to %s is given and taken back alone, and both are on the record',
    async channel => {
      const { id } = await newPlayer(platform)
      const asked = await asPlayer(platform, id)
      const on = await asked<Changed>(CHANGE, { input: { [channel]: true } })
      expect(on.changeMarketing).toEqual({ ok: { ...NONE, [channel]: true }, error: null })
      expect(await asked(READ)).toEqual({ viewer: { marketing: { ...NONE, [channel]: true } } })
      const off = await asked<Changed>(CHANGE, { input: { [channel]: false } })
      expect(off.changeMarketing.ok).toEqual(NONE)
      expect(await decisionsOf(platform, id)).toEqual([
        { kind: 'marketing.changed', actor: 'player', data: { [channel]: true } },
        { kind: 'marketing.changed', actor: 'player', data: { [channel]: false } }
      ])
    }
  )

  test('what is not given stays, and what changes nothing is not on the record', async () => {
    const { id } = await newPlayer(platform, { acceptsEmailMarketing: true })
    const asked = await asPlayer(platform, id)
    const input = { email: true, sms: null, phone: false }
    const { changeMarketing } = await asked<Changed>(CHANGE, { input })
    expect(changeMarketing.ok).toEqual({ ...NONE, email: true })
    expect(await decisionsOf(platform, id)).toEqual([])
  })

  const tomorrow = () => new Date(Date.now() + 86_400_000)
  const BLOCKS: readonly { readonly why: string; readonly change: () => Partial<Player> }[] = [
    { why: 'excluded', change: () => ({ exclusion_ends_at: tomorrow() }) },
    { why: 'on a break', change: () => ({ timeout_ends_at: tomorrow() }) },
    { why: 'blocked by the house', change: () => ({ marketing_blocked: true }) },
    {
      why: 'closed',
      change: () => ({ account_status: 'Closed', account_closure_cause: 'CustomerRequest' })
    }
  ]

  test.each(BLOCKS)(
    'a player who is $why may take consent back and give none',
    async ({ change }) => {
      const { id } = await newPlayer(platform, { acceptsEmailMarketing: true })
      const asked = await asPlayer(platform, id)
      await setPlayer(platform, id, change())
      const on = await asked<Changed>(CHANGE, { input: { sms: true, email: false } })
      expect(on.changeMarketing).toEqual({ ok: null, error: { code: 'BLOCKED' } })
      expect(await asked(READ)).toEqual({
        viewer: { marketing: { ...NONE, email: true, isBlocked: true } }
      })
      const off = await asked<Changed>(CHANGE, { input: { email: false } })
      expect(off.changeMarketing.ok).toEqual({ ...NONE, isBlocked: true })
    }
  )
})
