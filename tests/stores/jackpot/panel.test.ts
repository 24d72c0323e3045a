import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { setJackpotLine } from '#stores/environment/jackpot-line.ts'
import { $connection, followInstance } from '#stores/jackpot/connection.ts'
import {
  $panel,
  closePanelDetails,
  collapsePanel,
  expandPanel,
  openPanelDetails,
  pressedBesidePanel
} from '#stores/jackpot/panel.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { JACKPOT_STORES, openJackpotPage } from './support.ts'

const shape = () => [$panel.get().state, $panel.get().details]

const OTHERS_WIN = {
  type: 'WinEvent',
  instance_id: 'three-pots',
  player_id: null,
  currency: 'EUR',
  win_amount: '612.08',
  win_pot_id: 'minor',
  win_withheld: false,
  win_id: 'win-1',
  initials: 'A. L.'
}

describe('the floating panel', () => {
  cleanAfterEach($panel, ...JACKPOT_STORES)

  let unfollow = () => {}
  afterEach(() => {
    unfollow()
    setJackpotLine(undefined)
  })

  test('begins collapsed, and is expanded 400 ms after it was asked to be [JACK-07] [JACK-11]', async () => {
    const page = openTestPage()
    keepMount($panel)
    expandPanel()
    expect($panel.get().to.state).toBe('expanded')
    await page.pass(399)
    expect(shape()).toEqual(['collapsed', 'closed'])
    await page.pass(1)
    expect(shape()).toEqual(['expanded', 'closed'])
    collapsePanel()
    await page.pass(399)
    expect(shape()).toEqual(['expanded', 'closed'])
    await page.pass(1)
    expect(shape()).toEqual(['collapsed', 'closed'])
  })

  test('has details of the pots and of the odds, and is collapsed without them [JACK-10]', async () => {
    const page = openTestPage()
    keepMount($panel)
    openPanelDetails('pots')
    await page.pass(400)
    expect(shape()).toEqual(['expanded', 'pots'])
    openPanelDetails('odds')
    await page.pass(400)
    expect(shape()).toEqual(['expanded', 'odds'])
    closePanelDetails()
    await page.pass(400)
    expect(shape()).toEqual(['expanded', 'closed'])
    openPanelDetails('odds')
    collapsePanel()
    await page.pass(400)
    expect(shape()).toEqual(['collapsed', 'closed'])
  })

  test('that is asked twice goes where it was asked last', async () => {
    const page = openTestPage()
    keepMount($panel)
    expandPanel()
    await page.pass(300)
    collapsePanel()
    await page.pass(400)
    expect(shape()).toEqual(['collapsed', 'closed'])
    await page.pass(2000)
    expect(shape()).toEqual(['collapsed', 'closed'])
  })

  test('is put away by a press beside it, and by none while it is away [JACK-12]', async () => {
    const page = openTestPage()
    keepMount($panel)
    expandPanel()
    await page.pass(400)
    pressedBesidePanel()
    await page.pass(400)
    expect(shape()).toEqual(['collapsed', 'closed'])
    const before = $panel.get()
    pressedBesidePanel()
    expect($panel.get()).toBe(before)
  })

  async function withAWin(licence: string) {
    const world = await openJackpotPage({ licence })
    keepMount($panel)
    keepMount($connection)
    unfollow = followInstance('three-pots')
    await world.wallet()
    world.line().open()
    await world.page.settle()
    return { ...world, win: () => world.line().say(OTHERS_WIN) }
  }

  test('puts the win of another player into the light for six seconds [JACK-07] [JACK-26]', async () => {
    const { page, win } = await withAWin('mga')
    openPanelDetails('odds')
    await page.pass(400)
    win()
    await page.pass(400)
    expect(shape()).toEqual(['spotlight', 'closed'])
    await page.pass(5599)
    expect(shape()).toEqual(['spotlight', 'closed'])
    await page.pass(1)
    await page.pass(400)
    // Back to what the player had before.
    expect(shape()).toEqual(['expanded', 'odds'])
  })

  test.each(['mga', 'est'])('tells of the win under the licence %s [COMP-09]', async licence => {
    const { page, win } = await withAWin(licence)
    win()
    await page.pass(400)
    expect($panel.get().state).toBe('spotlight')
  })

  test.each(['anj', 'cos', 'crc'])('is silent under the licence %s [COMP-09]', async licence => {
    const { page, win } = await withAWin(licence)
    win()
    await page.pass(400)
    expect($panel.get().state).toBe('collapsed')
  })
})
