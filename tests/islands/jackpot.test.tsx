import { keepMount } from 'nanostores'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'

import { OPERATOR_NAMES } from '#config/operators.ts'
import { Board } from '#islands/jackpot/Board.tsx'
import { Card } from '#islands/jackpot/Card.tsx'
import { Pot } from '#islands/jackpot/Pot.tsx'
import { State } from '#islands/jackpot/State.tsx'
import { Terms } from '#islands/jackpot/Terms.tsx'
import { Text } from '#islands/jackpot/Text.tsx'
import { Total } from '#islands/jackpot/Total.tsx'
import { Winners } from '#islands/jackpot/Winners.tsx'
import { en } from '#messages/en/index.ts'
import { setJackpotLine } from '#stores/environment/jackpot-line.ts'
import { $leaderboard } from '#stores/jackpot/leaderboard.ts'
import { $inTheDraw, $optIn, $optInState, $refused, setOptIn } from '#stores/jackpot/opt-in.ts'
import { $jackpotPage } from '#stores/jackpot/page.ts'
import { $pots, $totalPot } from '#stores/jackpot/pots.ts'
import { $winners } from '#stores/jackpot/winners.ts'
import {
  instance,
  JACKPOT_STORES,
  ME,
  openJackpotPage,
  pot
} from '#tests/stores/jackpot/support.ts'
import { cleanAfterEach } from '#tests/support/environment.ts'

const texts = en.jackpot
const here = { locale: 'en', texts } as const
const house = { brand: 'infiniza', house: 'Infiniza' }
const card = { ...here, historyHref: '/h', rulesHref: '#r', level: 2, inShares: true }

const words = (node: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(node)
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ')
    .trim()

const POTS = [
  pot('minor', '50', { must_drop_at: '1000', odds: '20000' }),
  pot('major', '1000', { must_drop_at: '15000', odds: '200000' }),
  pot('mega', '25000', { odds: '5000000', community_share: '0.5' }),
  pot('total', '26050.55'),
  pot('shared', '12500')
]

const told = (more: object = {}) =>
  instance({ pots: POTS, contribution_unit: '0.10', return_to_player: '0.925', ...more })

const answers = (more: object) => (url: URL) =>
  url.pathname.includes('house-jackpot') ? [told(more)] : undefined

describe('the jackpot’s page', () => {
  cleanAfterEach($leaderboard, $winners, $jackpotPage, ...JACKPOT_STORES)
  afterEach(() => setJackpotLine(undefined))

  async function open(options: Parameters<typeof openJackpotPage>[0] = {}, more: object = {}) {
    const world = await openJackpotPage({ answers: answers(more), ...options })
    for (const store of [$pots, $totalPot, $optIn, $optInState, $inTheDraw, $refused])
      keepMount(store)
    await world.wallet()
    return world
  }

  test('shows all pots together as the feed tells, and what each holds [JACK-05]', async () => {
    await open()
    expect(words(<Total locale="en" />)).toContain('€26,050.55')
    expect(words(<Pot pot="mega" {...here} />)).toBe(
      '€25,000.00 €25,000.00 50% to the bet that drops it, 50% to other players on the board and in the draw. Has no upper limit.'
    )
    expect(words(<Pot pot="minor" {...here} />)).toContain(
      'Paid whole to one player. Falls at €1,000.00 at the latest.'
    )
  })

  test('shows them in the currency of the player, never above what is paid', async () => {
    await open({ currency: 'JPY' })
    expect(words(<Total locale="en" />)).toContain('¥4,168,088')
    expect(words(<Pot pot="minor" {...here} />)).toContain('Falls at ¥160,000 at the latest.')
  })

  test('says when its figures are not of the moment, and shows what it had', async () => {
    const { page, line } = await open()
    line().open()
    expect(words(<State {...here} />)).not.toContain('down')
    line().end()
    await page.settle()
    expect(words(<State {...here} />)).toContain('The line to the jackpot is down.')
    expect(renderToStaticMarkup(<Total locale="en" />)).toContain('data-stale')
  })

  test('says that the pots can not be read, with a way to try again', async () => {
    const { page } = await open({ answers: () => new Error('dead') })
    await page.pass(20_000)
    expect(words(<State {...here} />)).toContain('The pots can’t be read at the moment. Try again')
  })

  test.each([
    [false, true],
    [true, false]
  ])('who is in the draw: %s, is asked to take part: %s [JACK-19]', async (opted_in, isAsked) => {
    await open({}, { player: { opted_in } })
    expect(words(<State {...here} />).includes('You are not in the draw.')).toBe(isAsked)
  })

  test('has the choice, how it stands and the way in [JACK-13]', async () => {
    await open()
    const shown = words(<Card {...card} />)
    expect(shown).toContain('Not in the draw')
    expect(shown).toContain('Share of each bet 20% 10% 50%')
    expect(shown).toContain('Read the rules first Take part with')
    expect(shown).not.toContain('Leave the draw')
  })

  test('has the way out for who takes part, and what was given [JACK-13]', async () => {
    await open(
      {},
      {
        player: {
          opted_in: true,
          preferred_contribution_value: '0.1',
          contribution_count: 3,
          contributed: '0.30'
        }
      }
    )
    const shown = words(<Card {...card} />)
    expect(shown).toContain('In the draw')
    expect(shown).toContain('On a bet of €1.00 €0.10')
    expect(shown).toContain('Odds of EPIC with it 1 in 5,000,000')
    expect(shown).toContain('Comes back to players 92.5%')
    expect(shown).toContain('Put in so far 3 contributions €0.30')
    expect(shown).toContain('Leave the draw')
    expect(shown).not.toContain('Take part with')
  })

  test('confirms the opt-in for four seconds [JACK-18]', async () => {
    const { page, line } = await open()
    line().open()
    const asked = setOptIn(true, 0.1)
    await page.settle()
    line().say({
      type: 'OptInEvent',
      instance_id: 'three-pots',
      player_id: ME,
      opted_in: true,
      preferred_contribution_value: '0.1'
    })
    await asked
    expect(words(<Card {...card} />)).toContain(texts['jackpot.card.confirmed'])
    await page.pass(3999)
    expect(words(<Card {...card} />)).toContain(texts['jackpot.card.confirmed'])
    await page.pass(1)
    expect(words(<Card {...card} />)).not.toContain(texts['jackpot.card.confirmed'])
  })

  test('says Error fetching the status when that fails [JACK-22]', async () => {
    const { page } = await open({ answers: () => new Error('dead') })
    await page.pass(20_000)
    expect(words(<Card {...card} />)).toBe('Take part Error fetching the status Reload')
  })

  test('says Error with a Reload button when the opt-in failed [JACK-16]', async () => {
    const { page } = await open()
    const asked = setOptIn(true, 0.1).catch(() => 'failed')
    await page.pass(60_000)
    expect(await asked).toBe('failed')
    expect(words(<Card {...card} />)).toBe('Take part Error Reload')
  })

  test.each([
    ['COUNTRY', 'isn’t offered in your country'],
    ['BLOCKED', 'while a break or an exclusion runs'],
    ['ANOTHER', 'You can’t take part in the jackpot.']
  ])('tells a player who may not take part: %s', async (ineligible, reason) => {
    await open({}, { ineligible })
    const shown = words(<Card {...card} />)
    expect(shown).toContain(reason)
    expect(shown).not.toContain('Take part with')
  })

  test('tells of a contribution that could not be paid', async () => {
    const { line } = await open()
    line().open()
    line().say({
      type: 'ContributionRefused',
      instance_id: 'three-pots',
      player_id: ME,
      reason: 'INSUFFICIENT_FUNDS'
    })
    expect(words(<Card {...card} />)).toContain('The bet stands and took no part.')
  })

  test('tells of contributions that the house pays', async () => {
    const freebet = { kind: 'fixed', value: '0.10', count_left: 7 }
    await open({}, { player: { opted_in: true, freebet } })
    expect(words(<Card {...card} />)).toContain('7 free contributions of €0.10: the house pays.')
  })

  test.each(OPERATOR_NAMES)('speaks of contributions as %s does [JACK-33]', async operator => {
    await open({ operator })
    const inPercent = ['Elvel', 'Infiniza', 'Elmst', 'Frenwall'].includes(operator)
    const shown = words(<Card {...card} inShares={inPercent} />)
    expect(shown).toContain(inPercent ? '20% 10% 50%' : '€0.20 €0.10 €0.50')
  })

  test('says what the house says of it [JACK-40]', async () => {
    const { page } = await open({
      prepare: page =>
        page.answer('JackpotPage', {
          jackpotSettingsV2: {
            enabled: true,
            text: 'One of its own.',
            termsAndConditions: 'Odds\nSmall.\n\nJust a line'
          }
        })
    })
    keepMount($jackpotPage)
    await page.settle()
    expect(words(<Text />)).toBe('One of its own.')
    expect(renderToStaticMarkup(<Terms />)).toContain('<dt>Odds</dt><dd>Small.</dd>')
    expect(words(<Terms />)).toBe('Odds Small. Just a line')
  })
})

describe('the board and the winners', () => {
  cleanAfterEach($leaderboard, $winners, ...JACKPOT_STORES)
  afterEach(() => setJackpotLine(undefined))

  const entry = (index: number) => ({
    brand: index === 2 ? 'elmst' : 'infiniza',
    expectedPrize: `${100 - index}.00`,
    initials: `P${index}.`,
    rankImageUrl: null,
    rankName: null
  })

  async function open(answer: object, winners: readonly object[] = []) {
    const world = await openJackpotPage({
      prepare: page => {
        page.answer('JackpotLeaderboard', { public: { jackpotLeaderboard: answer } })
        page.answer('JackpotWinners', { public: { jackpotWinners: winners } })
      }
    })
    keepMount($leaderboard)
    keepMount($winners)
    await world.wallet()
  }

  const place = (playerPosition: number | null, count: number) => ({
    playerPosition,
    playerRank: null,
    playerRankImageUrl: null,
    entries: Array.from({ length: count }, (_, index) => entry(index + 1))
  })

  test('show fifty rows, and the own one below them [JACK-34] [JACK-38]', async () => {
    await open(place(57, 60))
    const html = renderToStaticMarkup(<Board {...here} {...house} />)
    expect(html.match(/<tr/g)).toHaveLength(1 + 50 + 1)
    expect(html).toMatch(/<tfoot>.*<td>57<\/td>.*You.*€43\.00/)
  })

  test('mark the own row among the others, once', async () => {
    await open(place(2, 3))
    const html = renderToStaticMarkup(<Board {...here} {...house} />)
    expect(html).toMatch(/data-own="true"><td>2<\/td><th scope="row">You/)
    expect(html).not.toContain('<tfoot>')
    expect(html.match(/data-own/g)).toHaveLength(1)
  })

  test('call the own house by its name, and others by theirs', async () => {
    await open(place(null, 2))
    const shown = words(<Board {...here} {...house} />)
    expect(shown).toContain('1 P1. Infiniza €99.00')
    expect(shown).toContain('2 P2. elmst €98.00')
  })

  test('say that nobody has given yet, and that no pot has fallen', async () => {
    await open(place(null, 0))
    expect(words(<Board {...here} {...house} />)).toContain('Nobody has given to this filling')
    expect(words(<Winners {...here} {...house} />)).toBe('No pot has fallen yet.')
  })

  test('tell which pot fell, to whom, and whether it is paid', async () => {
    await open(place(null, 0), [
      {
        id: 'w',
        potId: 'mega',
        winAmount: '100.00',
        paid: { amount: '1150.00', currency: 'NOK' },
        winnerInitials: 'A. L.',
        brand: 'infiniza',
        timestamp: '2026-11-28T12:00:00Z',
        communityWinners: 2,
        community: { amount: '40.00', currency: 'EUR' },
        isWithheld: true
      }
    ])
    const shown = words(<Winners {...here} {...house} />)
    expect(shown).toMatch(/^EPIC (NOK|kr).?1,150\.00 A\. L\., Infiniza/)
    expect(shown).toContain('2 others shared €40.00 of it')
    expect(shown).toContain('Being checked, not paid yet')
  })
})
