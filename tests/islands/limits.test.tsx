import { keepMount } from 'nanostores'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { LICENCE_CODES, LICENCES, type Licence } from '#config/licences.ts'
import { LimitForm } from '#islands/limits/LimitForm.tsx'
import { LimitList } from '#islands/limits/LimitList.tsx'
import { LimitsLeft } from '#islands/limits/LimitsLeft.tsx'
import { SessionStrip } from '#islands/session-strip/SessionStrip.tsx'
import { catalogue } from '#messages/catalogue.ts'
import { $limitChange } from '#stores/limits/change-limit.ts'
import type { PlayerLimits, ShownLimit } from '#stores/limits/shown-limit.ts'
import { $now } from '#stores/now.ts'
import { $session } from '#stores/session/session.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { START } from '#tests/support/test-clock.ts'
import { sessionStrip } from '../../src/components/session-strip.ts'

const texts = catalogue('en', 'limits')
const HOUR = 3_600_000

const limit = (about: Partial<ShownLimit> = {}): ShownLimit => ({
  id: 'Loss.Day',
  kind: 'Loss',
  period: 'Day',
  game: undefined,
  currency: 'EUR',
  amount: 6000n,
  minutes: undefined,
  used: 1840n,
  left: 4160n,
  resetsAt: new Date(START + 12 * HOUR),
  mayRaise: true,
  pending: undefined,
  ...about
})

const all = (limits: readonly ShownLimit[], about: Partial<PlayerLimits> = {}): PlayerLimits => ({
  currency: 'EUR',
  limits,
  offersGameLimits: false,
  raiseDelayHours: 24,
  confirmHours: 168,
  sessionChoices: [60, 120],
  toolsToShow: false,
  asksForDepositLimit: false,
  ahead: 0,
  ...about
})

const drawn = (limits: PlayerLimits, isGlobal = false) =>
  renderToStaticMarkup(<LimitList locale="en" texts={texts} limits={limits} isGlobal={isGlobal} />)

const words = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('the page of limits', () => {
  cleanAfterEach($now, $limitChange)

  const draw = (limits: PlayerLimits, isGlobal?: boolean) => {
    openTestPage()
    keepMount($now)
    return drawn(limits, isGlobal)
  }

  test('says what is used, of what, and what is left', () => {
    const markup = draw(all([limit()]))
    expect(words(markup)).toContain('€18.40 of €60.00 €41.60 left')
    expect(markup).not.toContain('data-nearly')
  })

  test.each([
    [4799n, 1201n, undefined],
    [4800n, 1200n, '€12.00 left, 80% used'],
    [5999n, 1n, '€0.01 left, 99% used'],
    [6000n, 0n, 'Reached. It begins anew']
  ])('warns when %s of 6000 are used up, in words and by hatching', (used, left, told) => {
    const markup = draw(all([limit({ used, left })]))
    expect(markup.includes('data-nearly')).toBe(told !== undefined)
    if (told) expect(words(markup)).toContain(told)
  })

  test('shows a won day as nothing lost', () => {
    const markup = draw(all([limit({ used: -7000n, left: 13_000n })]))
    expect(words(markup)).toContain('€0.00 of €60.00 €130.00 left')
  })

  test('has a card for what waits: both figures, when it can be confirmed, and the way back', () => {
    const pending = {
      amount: 25_000n,
      minutes: undefined,
      askedAt: new Date(START),
      confirmableAt: new Date(START + 24 * HOUR),
      lapsesAt: new Date(START + 192 * HOUR)
    }
    const told = words(draw(all([limit({ amount: 20_000n, pending })])))
    expect(told).toContain('€200.00 → €250.00')
    expect(told).toContain('Cancel the change')
    expect(told).not.toContain('Confirm the change')
  })

  test('says that a removal leaves no limit', () => {
    const pending = {
      amount: undefined,
      minutes: undefined,
      askedAt: new Date(START),
      confirmableAt: new Date(START + 24 * HOUR),
      lapsesAt: new Date(START + 192 * HOUR)
    }
    expect(words(draw(all([limit({ pending })])))).toContain('€60.00 → No limit')
  })

  test.each([
    [true, true],
    [false, false]
  ])('offers to remove a limit that may be raised: %s [PROF-13]', (mayRaise, offers) => {
    openTestPage()
    const form = renderToStaticMarkup(
      <LimitForm
        locale="en"
        texts={texts}
        limit={limit({ kind: 'Deposit', mayRaise })}
        limits={all([])}
        onClose={() => {}}
      />
    )
    expect(words(form).includes('Remove the limit')).toBe(offers)
    expect(words(form).includes('You can lower this limit')).toBe(!offers)
    expect(words(form)).toContain('Save')
  })

  test('over all games shows losses alone, of all and of single games [PROF-02] [PROF-03]', () => {
    const game = limit({ id: 'koi', game: { slug: 'twin-koi', title: 'Twin Koi' } })
    const deposit = limit({ id: 'Deposit.Day', kind: 'Deposit' })
    const shown = words(draw(all([deposit, limit(), game], { offersGameLimits: true }), true))
    expect(shown).toContain('Losses, all games')
    expect(shown).toContain('Twin Koi per day')
    expect(shown).not.toContain('Deposits')
  })

  test('without any limit of the licence says so', () => {
    expect(words(draw(all([])))).toContain('no such limits')
  })
})

describe('what is left of limits', () => {
  cleanAfterEach($now)

  test('leaves out those that are not set, and says when none is', () => {
    openTestPage()
    const draw = (limits: PlayerLimits) =>
      words(renderToStaticMarkup(<LimitsLeft locale="en" texts={texts} limits={limits} />))
    const unset = limit({ id: 'Loss.Week', period: 'Week', amount: undefined })
    const told = draw(all([limit(), unset]))
    expect(told).toContain('€41.60 of €60.00 left')
    expect(told).not.toContain('Week')
    expect(draw(all([unset]))).toContain('You have set no limit yet')
  })
})

describe('the strip under the header', () => {
  cleanAfterEach($now, $session)

  const stripOf = (rules: Licence) => sessionStrip('en', rules)

  test.each(LICENCE_CODES)(
    'has the session’s clock under %s if that licence asks for it, and else none [PROF-04]',
    code => {
      openTestPage()
      const strip = stripOf(LICENCES[code])
      const markup = strip ? renderToStaticMarkup(<SessionStrip {...strip} />) : ''
      expect(markup.includes('00:00:00')).toBe(['est', 'strict'].includes(code))
    }
  )
})
