import { prerender } from 'react-dom/static'
import { describe, expect, test } from 'vitest'

import type { Locale } from '#config/locales.ts'
import { WithdrawView } from '#islands/quick-deposit/withdraw/WithdrawView.tsx'
import { catalogue } from '#messages/catalogue.ts'
import { $guard } from '#stores/guards.ts'
import { closeQuickDeposit } from '#stores/quick-deposit/request.ts'
import { $wallet } from '#stores/wallet.ts'
import { $cancelledPayments } from '#stores/withdrawal/cancel.ts'
import { $withdrawing, editWithdrawal } from '#stores/withdrawal/withdrawal.ts'
import { cleanAfterEach } from '#tests/support/environment.ts'
import { type OPTIONS, openWithdrawal, withdrawal } from '../stores/withdrawal/support.ts'

/** What the open overlay shows. */
async function drawn(
  change: Partial<typeof OPTIONS> = {},
  { amount, locale = 'en' }: { amount?: string; locale?: Locale } = {}
): Promise<string> {
  await openWithdrawal(change, `/${locale}/`)
  if (amount !== undefined) editWithdrawal({ amount })
  const messages = catalogue(locale, 'withdraw')
  const { prelude } = await prerender(
    <WithdrawView state={$withdrawing.get()} locale={locale} messages={messages} />
  )
  closeQuickDeposit()
  const html = await new Response(prelude).text()
  return html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
}

const WORDS = catalogue('en', 'withdraw')

describe('the withdrawal as it is drawn', () => {
  cleanAfterEach($wallet, $guard, $withdrawing, $cancelledPayments)

  test('names what is available, what is not and why, and the amount on its one button', async () => {
    const html = await drawn()
    expect(html).toContain('|€250.00|')
    expect(html).toContain(`|${WORDS['withdraw.withheld.Bonus']}|€30.00|`)
    expect(html).toContain('|Withdraw €250.00|')
    expect(html).toContain('From €10.00 to €250.00.')
  })

  test('tells before pressing whether a person looks at it first', async () => {
    expect(await drawn({ available: '900.00' }, { amount: '500' })).toContain(
      `|${WORDS['withdraw.told.Instant']}|`
    )
    const html = await drawn({ available: '900.00' }, { amount: '500.01' })
    expect(html).toContain(`|${WORDS['withdraw.told.Manual']}|`)
    expect(html).toContain('|Up to €500.00 it would be sent at once.|')
  })

  test('tells at the weekend that a check waits, and only where there is one', async () => {
    const weekend = { available: '900.00', isWeekend: true }
    expect(await drawn(weekend, { amount: '600' })).toContain(WORDS['withdraw.told.weekend'])
    expect(await drawn(weekend, { amount: '20' })).not.toContain(WORDS['withdraw.told.weekend'])
  })

  test('says why there is one account only where the licence closes the loop', async () => {
    expect(await drawn({ isClosedLoop: true })).toContain(WORDS['withdraw.closedLoop'])
    expect(await drawn()).toContain(WORDS['withdraw.usedBefore'])
  })

  test.each([
    ['KYC_REQUIRED', 'withdraw.block.KYC_REQUIRED.act'],
    ['WITHDRAWALS_BLOCKED', 'withdraw.support'],
    ['ACCOUNT_CLOSED', 'withdraw.support']
  ] as const)('shows a way on in place of the form: %s [CASH-26]', async (block, way) => {
    const html = await drawn({ block })
    expect(html).toContain(`|${WORDS[`withdraw.block.${block}.title`]}|`)
    expect(html).toContain(`|${WORDS[way]}|`)
    expect(html).not.toContain('|Withdraw €')
  })

  test('asks for a deposit first, kindly, where no account has brought money', async () => {
    const html = await drawn({ accounts: [] })
    expect(html).toContain(`|${WORDS['withdraw.noAccount.title']}|`)
    expect(html).not.toContain('|Withdraw €')
  })

  test('says what the least is where there is less', async () => {
    const html = await drawn({ available: '9.99' })
    expect(html).toContain('|The smallest withdrawal is €10.00.|')
    expect(html).not.toContain('|Withdraw €')
  })

  test.each([
    [{}, 'Being sent', true],
    [{ mode: 'Manual' }, 'Waits for a check', true],
    [
      { status: 'CancelInitialized', paymentId: null, canCancelWithdrawal: false },
      'Being taken back',
      false
    ],
    [{ canCancelWithdrawal: false }, 'Being sent', false],
    [{ paymentId: null }, 'Being sent', false]
  ] as const)(
    'tells how one on its way stands, and gives a way back: %j %s %s [CASH-23]',
    async (change, words, can) => {
      const html = await drawn({ pending: [withdrawal(change)] })
      expect(html).toContain(`|${words}|`)
      expect(html.includes(`|${WORDS['withdraw.takeBack']}|`)).toBe(can)
    }
  )

  test('speaks the language of the page', async () => {
    const html = await drawn({}, { locale: 'fi' })
    expect(html).toContain(catalogue('fi', 'withdraw')['withdraw.available'])
  })
})
