import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { CASHIER } from '#config/cashier-table.ts'
import { OPERATORS } from '#config/operators.ts'
import { BankNotes } from '#islands/quick-deposit/BankNotes.tsx'
import { Blocked } from '#islands/quick-deposit/Blocked.tsx'
import { DepositForm } from '#islands/quick-deposit/DepositForm.tsx'
import { PaymentFrame } from '#islands/quick-deposit/PaymentFrame.tsx'
import { catalogue } from '#messages/catalogue.ts'
import { setEnvironment } from '#stores/environment/index.ts'
import type { DepositBlock, DepositMethod, DepositOptions } from '#stores/quick-deposit/options.ts'
import type { DepositProblem, DepositForm as Form } from '#stores/quick-deposit/quick-deposit.ts'
import { openTestPage } from '#tests/support/environment.ts'

const CARD: DepositMethod = {
  id: 'card',
  name: 'Card',
  provider: 'card',
  kind: 'Card',
  way: 'Frame',
  feeBasisPoints: 0,
  arrivesWithinMinutes: 0,
  minimum: 2000n,
  maximum: 100_000n,
  account: null,
  accountId: null
}
const BANK: DepositMethod = {
  ...CARD,
  id: 'finshark',
  name: 'Finshark',
  kind: 'InstantBanking',
  way: 'Redirect',
  arrivesWithinMinutes: 1
}
const WALLET: DepositMethod = {
  ...CARD,
  id: 'piq',
  name: 'PIQ',
  kind: 'Wallet',
  feeBasisPoints: 150
}
const OPTIONS: DepositOptions = {
  currency: 'EUR',
  minimum: 2000n,
  methods: [CARD, BANK, WALLET],
  presets: [5000n],
  limits: [
    { period: 'Day', limit: 10_000n, left: 1000n, resetsAt: new Date('2026-11-29T00:00:00Z') },
    { period: 'Week', limit: 50_000n, left: 40_000n, resetsAt: new Date('2026-11-30T00:00:00Z') }
  ],
  offers: [
    {
      id: 'welcome',
      title: 'Half as much again',
      terms: ['Once.', 'Your own money first.'],
      minimum: 4000n,
      shareBasisPoints: 5000,
      most: 10_000n
    }
  ],
  lastDeposit: undefined,
  block: null,
  instantBankingUntil: undefined
}
const FORM: Form = { amount: '100', method: 'card', accountId: null, offer: null }
const PROPS = { locale: 'en', messages: catalogue('en', 'deposit') } as const

const textOf = (node: ReactNode) =>
  renderToString(node)
    .replace(/<[^>]+>/g, '|')
    .replaceAll('&#x27;', '’')
    .replace(/\s/g, ' ')

function form(
  change: Partial<Form> = {},
  options: Partial<DepositOptions> = {},
  problem?: DepositProblem
) {
  const deposit = {
    status: 'editing',
    form: { ...FORM, ...change },
    options: { ...OPTIONS, ...options },
    ...(problem && { problem })
  } as const
  return textOf(<DepositForm {...PROPS} deposit={deposit} />)
}

describe('the deposit form', () => {
  beforeEach(() => void openTestPage())
  afterEach(() => setEnvironment(undefined))

  test('says what each way costs for this amount and how long it takes', () => {
    const text = form()
    expect(text).toContain('€1.50 fee')
    expect(text).toMatch(/Finshark.*No fee\|+Within a minute/)
  })

  test('names on its button what is paid, the fee with it', () => {
    expect(form()).toContain('|Deposit €100.00|')
    const text = form({ method: 'piq' })
    expect(text).toContain('|Deposit €101.50|')
    expect(text).toMatch(/Comes to your balance\|+€100\.00/)
  })

  test('names the account that is used again', () => {
    const kept = { ...CARD, account: '•••• 1111', accountId: 'account-1' }
    const text = form({ accountId: 'account-1' }, { methods: [kept] })
    expect(text).toContain('|Pay €100.00 with •••• 1111|')
    expect(text).toContain('Another card')
  })

  test('says what the tightest limit leaves and when it starts anew, in the time of the player [L072]', () => {
    const when = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' }).format(
      new Date('2026-11-29T00:00:00Z')
    )
    const text = form({}, {}, 'LIMIT_EXCEEDED')
    expect(text).toContain('Your limit for today leaves €10.00. It starts anew ')
    expect(text).toContain(when.replace(/\s/g, ' '))
  })

  test('tells that a provider’s page takes the place of the site', () => {
    const words = 'You pay on the page of Finshark and come back here.'
    expect(form({ method: 'finshark' })).toContain(words)
    expect(form()).not.toContain(words)
  })

  test('has an offer chosen or declined openly, with what it gives', () => {
    expect(form()).toContain('Without an offer')
    expect(form()).toContain('€50.00 bonus money with this deposit')
    expect(form({ amount: '30' })).toContain('From €40.00')
    expect(form({ offer: 'welcome' })).toMatch(/\|Bonus money\|+€50\.00/)
    expect(form({ amount: '30', offer: 'welcome' }, {}, 'BELOW_OFFER')).toContain(
      'This offer counts from €40.00.'
    )
  })

  test('shows all terms of an offer from the start where the licence asks for that', () => {
    const rules = CASHIER.mga!
    const shown = (fullTerms: boolean) => {
      CASHIER.mga = { ...rules, fullTerms }
      const html = renderToString(
        <DepositForm {...PROPS} deposit={{ status: 'editing', form: FORM, options: OPTIONS }} />
      )
      CASHIER.mga = rules
      return html
    }
    for (const html of [shown(true), shown(false)]) {
      expect(html).toContain('Your own money first.')
      expect(html).toContain('/en/bonus-terms-and-conditions/')
    }
    expect(shown(true)).not.toContain('<details')
    expect(shown(false)).toContain('<details')
  })

  test('with EnableCashierIBAwardAnnouncement alone tells of instant banking [CONS-16]', () => {
    expect(textOf(<BankNotes {...PROPS} options={OPTIONS} />)).toBe('')
    const { features } = OPERATORS.Infiniza
    const switched: string[] = [...features, 'EnableCashierIBAwardAnnouncement']
    Object.assign(OPERATORS.Infiniza, { features: switched })
    const text = textOf(<BankNotes {...PROPS} options={OPTIONS} />)
    const without = textOf(<BankNotes {...PROPS} options={{ ...OPTIONS, methods: [CARD] }} />)
    Object.assign(OPERATORS.Infiniza, { features })
    expect(text).toContain('Straight from your bank')
    expect(without).toBe('')
  })

  test('says before a form that deposits are closed, and where to ask [CASH-25]', () => {
    const blocked = (reason: DepositBlock) =>
      renderToString(
        <Blocked {...PROPS} deposit={{ status: 'blocked', reason, options: OPTIONS }} />
      )
    expect(blocked('DEPOSITS_BLOCKED')).toContain('Deposits are closed for your account.')
    expect(blocked('DEPOSITS_BLOCKED')).toContain('mailto:')
    expect(blocked('DEPOSITS_BLOCKED')).not.toContain('<form')
    expect(blocked('LIMIT_REACHED')).toContain('Your limit for today leaves €10.00.')
    expect(blocked('KYC_REQUIRED')).toContain('We need your documents before you can deposit.')
    expect(blocked('KYC_REQUIRED')).toContain('href="/en/profile/documents/"')
    expect(blocked('TIMED_OUT')).toContain('href="/en/responsible-play/"')
  })

  test('names the provider of the frame, which is all that is typed into', () => {
    const html = renderToString(
      <PaymentFrame
        {...PROPS}
        deposit={{
          status: 'waiting',
          form: { ...FORM, method: 'piq' },
          options: OPTIONS,
          depositId: 'deposit-1',
          frameUrl: 'http://pay.test/1',
          pageUrl: null,
          minor: 5000n
        }}
      />
    )
    expect(html).toContain('title="Payment page of PIQ"')
    expect(html).not.toContain('<input')
  })
})
