import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { BonusInPlay } from '#islands/rewards/BonusInPlay.tsx'
import { EndedRow } from '#islands/rewards/EndedRow.tsx'
import { RewardCard } from '#islands/rewards/RewardCard.tsx'
import { Rewards } from '#islands/rewards/Rewards.tsx'
import { en } from '#messages/en/index.ts'
import type { Claim } from '#stores/rewards/claim.ts'
import type { PlayerReward, RewardContent, RewardStatus } from '#stores/rewards/reward.ts'
import { bonus } from '../stores/rewards/bonuses.ts'
import { MONEY, reward } from '../stores/rewards/rewards.ts'

const NOW = Date.UTC(2026, 10, 28, 12)

const WAYS = {
  locale: 'en',
  texts: en.rewards,
  bonusTermsHref: '/en/bonus-terms-and-conditions/',
  cashbackHref: '/en/cashback/',
  gamesHref: '/en/games/',
  helpHref: 'mailto:help@house.test',
  historyHref: '/en/profile/rewards-history/',
  phoneHref: '/en/phone-verification/'
} as const

const SPINS: RewardContent = {
  __typename: 'FreeSpinReward',
  name: null,
  spins: 20,
  value: '0.20',
  betLevel: 1,
  gameDescriptor: { url: null, json: { slug: 'pearl-drift', name: 'Pearl Drift' } }
}

const BONUS: RewardContent = {
  __typename: 'BonusMoneyDropReward',
  name: null,
  amount: '10.00',
  currency: 'EUR',
  wageringRequirementFactor: 20,
  maxPayout: '100.00'
}

interface Card {
  readonly rewardType?: RewardContent | null
  readonly status?: RewardStatus
  readonly claim?: Claim
  readonly isBlocked?: boolean
  readonly currency?: 'EUR' | 'NOK'
  readonly change?: Partial<PlayerReward['reward']>
}

function card({ rewardType = MONEY, status = 'Unclaimed', ...given }: Card = {}) {
  const told = reward('a1', { status, rewardType })
  return renderToStaticMarkup(
    <RewardCard
      {...WAYS}
      reward={{ ...told, reward: { ...told.reward, ...given.change } }}
      claim={given.claim}
      isBlocked={given.isBlocked ?? false}
      currency={given.currency}
      now={NOW}
    />
  )
}

const words = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe('the card of a reward', () => {
  test('says what free spins are worth once the wallet is there, in its currency [L080]', () => {
    expect(words(card({ rewardType: SPINS }))).toContain('20 spins on Pearl Drift')
    expect(words(card({ rewardType: SPINS }))).not.toMatch(/a spin, worth/)
    expect(words(card({ rewardType: SPINS, currency: 'EUR' }))).toContain(
      '€0.20 a spin, worth €4.00'
    )
    expect(words(card({ rewardType: SPINS, currency: 'NOK' }))).toContain('kr 4.00')
  })

  test('tells the terms of bonus money before it is taken', () => {
    const text = words(card({ rewardType: BONUS }))
    expect(text).toContain('Wager €200.00 (20 times)')
    expect(text).toContain('At most €100.00 becomes cash')
    expect(text).toMatch(/Slots count 100% .*Table games 10% .*Live casino 0% .*Sports 0%/)
    expect(text).toContain('Largest bet €5.00')
    expect(text).toContain('Decline')
  })

  test('can be claimed, but not where the house has blocked rewards [RWRD-13]', () => {
    expect(card()).toMatch(/<button[^>]*>Claim €5.00</)
    expect(card()).not.toContain('disabled=""')
    expect(card({ isBlocked: true })).toMatch(/<button[^>]*disabled=""[^>]*>Claim €5.00</)
  })

  test('that is being claimed keeps its button where the focus is, and says so [L077]', () => {
    const markup = card({ claim: { status: 'sending', act: 'claim' } })
    expect(markup).toMatch(/aria-disabled="true"[^>]*aria-busy="true"/)
    expect(markup).not.toContain('disabled=""')
    expect(words(markup)).toContain('Claiming €5.00')
  })

  test.each([
    ['Scheduled', 'Claim €5.00'],
    ['Unclaimed', 'Claim €5.00'],
    ['Processing', 'It is on its way'],
    ['Credited', '€5.00 is in your cash'],
    ['Expired', 'Its time has run out'],
    ['Removed', 'It is off your rewards'],
    ['FailedProcessing', 'The reward is still yours']
  ] as const)('shows the status %s [RWRD-11]', (status, text) => {
    expect(words(card({ status }))).toContain(text)
  })

  test('that failed names what to tell support, and both ways on', () => {
    const claim = { status: 'refused', code: 'PROVIDER_FAILED', reference: 'R-7F20931A' } as const
    const markup = card({ status: 'FailedProcessing', claim })
    expect(words(markup)).toContain('Reference R-7F20931A')
    expect(words(markup)).toMatch(/Try again .*Help/)
    expect(markup).toContain('href="mailto:help@house.test"')
  })

  test('leads to the phone’s verification where that stands against it', () => {
    const claim = { status: 'refused', code: 'PHONE_NOT_VERIFIED', reference: null } as const
    expect(card({ claim })).toContain('href="/en/phone-verification/"')
  })

  test('leads into the game once its spins are credited', () => {
    const markup = card({ rewardType: SPINS, status: 'Credited' })
    expect(markup).toContain('href="/en/games/pearl-drift/"')
    expect(words(markup)).toContain('Play Pearl Drift')
  })

  test('tells how long it can be claimed', () => {
    const ends = (endsAt: string) => words(card({ change: { endsAt } }))
    expect(ends('2026-11-30T13:00:00.000Z')).toContain('2 days left')
    expect(ends('2026-11-28T17:30:00.000Z')).toContain('5 hours left')
    expect(ends('2026-11-28T12:00:20.000Z')).toContain('1 minute left')
    const change = { startsAt: '2026-11-28T10:00:00.000Z', expiresIn: 4 * 3600 }
    expect(words(card({ change }))).toContain('2 hours left')
  })

  test.each([
    ['a link in place of a game', { slug: '../../login', name: 'Pearl Drift' }],
    ['no game', null],
    ['nonsense', 'pearl-drift']
  ])('is shown without a game for %s', (_, json) => {
    const rewardType = { ...SPINS, gameDescriptor: { url: null, json } } as RewardContent
    expect(card({ rewardType, status: 'Credited' })).not.toContain('/en/games/')
    expect(words(card({ rewardType }))).toContain('20 spins')
    expect(words(card({ rewardType: null }))).toContain('A gift')
  })
})

type Reason = PlayerReward['reward']['rewardReason']

describe('where a reward came from', () => {
  const told = (name: string | null, reason: string | null, rewardReason: Reason = null) => {
    const given = reward('a1', { status: 'Credited' })
    return { ...given, reason, reward: { ...given.reward, name, rewardReason } }
  }
  const ended = (from: PlayerReward) =>
    words(
      renderToStaticMarkup(
        <ul>
          <EndedRow
            level={3}
            locale="en"
            texts={en.rewards}
            ended={{
              endedAt: '2026-11-28T12:00:00.000Z',
              worth: { amount: '5.00', currency: 'EUR' },
              reward: from
            }}
          />
        </ul>
      )
    )
  const waiting = (from: PlayerReward) =>
    words(
      renderToStaticMarkup(
        <RewardCard
          {...WAYS}
          reward={{ ...from, status: 'Unclaimed' }}
          claim={undefined}
          isBlocked={false}
          currency="EUR"
          now={NOW}
        />
      )
    )

  test.each([
    ['waits', waiting],
    ['has ended', ended]
  ])('stands in one that %s: the tournament and the place, or the mission', (_, shown) => {
    expect(shown(told('Northlight Sprint', 'Place 1 in the tournament'))).toContain(
      'Northlight Sprint · Place 1 in the tournament'
    )
    expect(shown(told('First Watch', 'For a mission you finished'))).toContain(
      'First Watch · For a mission you finished'
    )
    expect(shown(told('Harbour Gift', null))).toContain('Harbour Gift')
    expect(shown(told(null, null))).not.toContain('·')
  })

  test('is the week of a cashback, as its reader writes days', () => {
    const text = ended(told('Cashback', '2026-11-16', 'Cashback'))
    expect(text).toMatch(/of cashback .*16\W+22 Nov/)
    expect(text).not.toContain('2026-11-16')
    expect(ended(told('Cashback', 'nonsense', 'Cashback'))).not.toContain('nonsense')
  })

  test('is not said twice where the name is all that is known of it', () => {
    const gift = { ...told('A gift', null), status: 'Credited' as const }
    const text = ended({ ...gift, reward: { ...gift.reward, rewardType: null } })
    expect(text.match(/A gift/g)).toHaveLength(1)
  })
})

describe('the page of rewards', () => {
  const page = (hasBonusList: boolean, hasBonusChecker = true) =>
    words(renderToStaticMarkup(<Rewards {...WAYS} {...{ hasBonusList, hasBonusChecker }} />))

  test('shows the bonus list only where the operator has it switched on [RWRD-12] [CONS-18]', () => {
    expect(page(true)).toContain('Your bonuses')
    expect(page(true)).toContain('Bonus checker')
    expect(page(false)).not.toContain('Your bonuses')
    expect(page(false)).not.toContain('Bonus checker')
  })

  test('with BonusChecker leads from the bonus list to what can be had [CONS-16]', () => {
    expect(page(true, true)).toContain('Bonus checker')
    expect(page(true, false)).toContain('Your bonuses')
    expect(page(true, false)).not.toContain('Bonus checker')
  })

  test('has a place for what is to come, past and typed in [RWRD-01]', () => {
    for (const part of ['Scheduled', 'Past rewards', 'Promo code'])
      expect(page(false)).toContain(part)
  })
})

describe('the bonus in play', () => {
  const text = (change = {}) =>
    words(renderToStaticMarkup(<BonusInPlay {...WAYS} bonus={bonus('b1', change)} />))

  test('shows how far it is, what counts, and what goes with it', () => {
    const told = text()
    expect(told).toContain('€318.00 wagered')
    expect(told).toContain('of €450.00')
    expect(told).toContain('Still to wager €132.00')
    expect(told).toContain('€15.00 bonus × 30 = €450.00. Then it turns into cash, up to €150.00.')
    expect(told).toContain('Largest bet €5.00')
    expect(told).toContain('Giving up removes the €15.00 of bonus money only.')
  })

  test('names no limit where it has none', () => {
    const { terms } = bonus('b1')
    const told = text({ terms: { ...terms, maxPayout: null } })
    expect(told).toContain('Then it turns into cash.')
  })
})
