import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { setJackpotLine } from '#stores/environment/jackpot-line.ts'
import { $pots } from '#stores/jackpot/pots.ts'
import { $winNotice } from '#stores/jackpot/wins.ts'
import { $overlays, closeOverlay } from '#stores/overlays.ts'
import { cleanAfterEach } from '#tests/support/environment.ts'
import { JACKPOT_STORES, ME, openJackpotPage } from './support.ts'

const win = (more: object = {}) => ({
  type: 'WinEvent',
  instance_id: 'three-pots',
  player_id: null,
  currency: 'EUR',
  win_id: 'win-1',
  win_pot_id: 'major',
  win_amount: '1230.00',
  initials: 'A.V.',
  brand_id: 'infiniza',
  timestamp: '2026-11-27T12:00:00.000Z',
  currency_multipliers: { multipliers: { NOK: '11.4' } },
  ...more
})

describe('a win', () => {
  cleanAfterEach(...JACKPOT_STORES)
  afterEach(() => {
    for (const { id } of $overlays.get()) closeOverlay(id, 'address')
    setJackpotLine(undefined)
  })

  async function open(options: Parameters<typeof openJackpotPage>[0] = {}) {
    const world = await openJackpotPage(options)
    keepMount($pots)
    keepMount($winNotice)
    await world.wallet()
    world.line().open()
    return world
  }

  const shown = () => $overlays.get().map(({ variant, content }) => ({ variant, content }))

  test('of somebody else is a notice for six seconds [JACK-49] [JACK-26]', async () => {
    const { page, line } = await open()
    line().say(win())
    expect($winNotice.get()).toEqual({
      id: 'win-1',
      pot: 'major',
      minor: 123_000n,
      currency: 'EUR',
      initials: 'A.V.',
      brand: 'infiniza',
      isWithheld: false
    })
    expect(shown()).toEqual([])
    await page.pass(5999)
    expect($winNotice.get()).toBeDefined()
    await page.pass(1)
    expect($winNotice.get()).toBeUndefined()
  })

  test('of the player opens the overlay, and no notice [JACK-49]', async () => {
    const { line } = await open()
    line().say(win({ player_id: ME }))
    expect(shown()).toEqual([
      {
        variant: 'jackpot-win',
        content: {
          pot: 'major',
          minor: 123_000n,
          currency: 'EUR',
          isWithheld: false,
          isShare: false,
          at: '2026-11-27T12:00:00.000Z',
          id: 'win-1'
        }
      }
    ])
    expect($winNotice.get()).toBeUndefined()
  })

  test.each(['player-1:EUR:frenwall', 'player-1:NOK:infiniza', 'player-1'])(
    'of the same number elsewhere is nobody of here: %s [L082]',
    async player_id => {
      const { line } = await open()
      line().say(win({ player_id }))
      expect(shown()).toEqual([])
    }
  )

  test('is told as it was paid, by its own multipliers and not by the ticker [L091]', async () => {
    const { line } = await open({ currency: 'NOK' })
    const pots = [{ id: 'major', current_value: '1234.56' }]
    line().say({ type: 'JackpotUpdate', id: 'three-pots', pots })
    expect($pots.get().values.major).toBe('1234.56')
    line().say(win({ player_id: 'player-1:NOK:infiniza' }))
    expect(shown()[0]!.content).toMatchObject({ minor: 1_402_200n, currency: 'NOK' })
  })

  test('of which the player has shares opens the overlay with their sum', async () => {
    const { line } = await open()
    const shares = ['4.10', '0.90'].map(win_amount => ({
      player_id: ME,
      win_amount,
      currency: 'EUR'
    }))
    line().say(win({ player_id: 'player-2:EUR:infiniza', community_winners: shares }))
    expect(shown()[0]!.content).toMatchObject({ minor: 500n, currency: 'EUR', isShare: true })
  })

  test('that the player dropped and has a share of is told as one sum', async () => {
    const { line } = await open()
    const share = { player_id: ME, win_amount: '4.10', currency: 'EUR' }
    line().say(win({ player_id: ME, community_winners: [share] }))
    expect(shown()[0]!.content).toMatchObject({ minor: 123_410n, isShare: false })
  })

  test('that is being checked says so', async () => {
    const { line } = await open()
    line().say(win({ player_id: ME, win_withheld: true }))
    expect(shown()[0]!.content).toMatchObject({ isWithheld: true })
  })

  test('that is told twice is shown once [L027]', async () => {
    const { line } = await open()
    line().say(win({ player_id: ME }))
    for (const { id } of $overlays.get()) closeOverlay(id)
    line().say(win({ player_id: ME }))
    expect(shown()).toEqual([])
  })

  test.each([
    ['mga', true],
    ['est', true],
    ['crc', false],
    ['anj', false],
    ['cos', false]
  ])('of somebody else under %s: told is %s [COMP-09]', async (licence, isTold) => {
    const { line } = await open({ licence })
    line().say(win())
    expect($winNotice.get() !== undefined).toBe(isTold)
    line().say(win({ player_id: ME, win_id: 'win-2' }))
    expect(shown()).toHaveLength(1)
  })
})
