import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { setJackpotLine } from '#stores/environment/jackpot-line.ts'
import { $autoOptIn } from '#stores/jackpot/auto-opt-in.ts'
import { $optIn } from '#stores/jackpot/opt-in.ts'
import { cleanAfterEach } from '#tests/support/environment.ts'
import { instance, JACKPOT_STORES, ME, openJackpotPage } from './support.ts'

const switches = vi.hoisted(() => new Set<string>())

vi.mock('#config/operators.ts', async load => {
  const real = await load<typeof import('#config/operators.ts')>()
  return { ...real, hasFeature: (_: string, feature: string) => switches.has(feature) }
})

describe('the first opt-in of houses that take players in by themselves', () => {
  cleanAfterEach(...JACKPOT_STORES)
  afterEach(() => {
    switches.clear()
    setJackpotLine(undefined)
  })

  async function open({ player = { opted_in: false } as object | null, path = '/en/', on = true }) {
    if (on) switches.add('JackpotAutoOptIn')
    const world = await openJackpotPage({
      path,
      answers: url => (url.pathname.includes('house-jackpot') ? [instance({ player })] : undefined)
    })
    keepMount($optIn)
    keepMount($autoOptIn)
    await world.wallet()
    world.line().open()
    await world.page.settle()
    await world.page.pass(1000)
    return world
  }

  test.each([
    ['no status at all', null],
    ['a status of nobody who ever chose', { opted_in: false }]
  ])(
    'with JackpotAutoOptIn is tried with the smallest option at %s [JACK-24] [CONS-17]',
    async (_, player) => {
      const { sentOf } = await open({ player })
      expect(sentOf('PlayerOptInRequest')).toMatchObject([
        { player_id: ME, opt_in: true, contribution_value: '0.1' }
      ])
    }
  )

  test('is tried with the option that the address asks for [JACK-24] [JACK-30]', async () => {
    const { sentOf } = await open({ path: '/en/?setCustomJackpot=0.20' })
    expect(sentOf('PlayerOptInRequest')).toMatchObject([{ contribution_value: '0.2' }])
  })

  test('takes the smallest where the address asks for what is not offered [JACK-30]', async () => {
    const { sentOf } = await open({ path: '/en/?setCustomJackpot=0.33' })
    expect(sentOf('PlayerOptInRequest')).toMatchObject([{ contribution_value: '0.1' }])
  })

  test.each([
    ['that are in', { opted_in: true, preferred_contribution_value: '0.1' }],
    ['that went out', { opted_in: false, preferred_contribution_value: '0.1' }]
  ])('leaves players alone %s [JACK-24]', async (_, player) => {
    const { sentOf } = await open({ player })
    expect(sentOf('PlayerOptInRequest')).toEqual([])
  })

  test('is not tried where the house does not do so [JACK-24]', async () => {
    const { sentOf } = await open({ on: false })
    expect(sentOf('PlayerOptInRequest')).toEqual([])
  })

  test('is tried three times more, and then has failed [JACK-25]', async () => {
    const { page, line, sentOf } = await open({})
    for (let tries = 1; tries <= 4; tries++) {
      expect(sentOf('PlayerOptInRequest')).toHaveLength(tries)
      expect($optIn.get().state).toBe(false)
      line().say({ type: 'Error', message: 'Not now' })
      await page.settle()
      if (tries < 4) await page.pass(2000)
    }
    expect($optIn.get().state).toBe('failed')
    await page.pass(10_000)
    expect(sentOf('PlayerOptInRequest')).toHaveLength(4)
  })
})
