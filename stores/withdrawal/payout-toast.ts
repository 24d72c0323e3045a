import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import { currentLocale } from '../locale.ts'
import { showToast } from '../toasts.ts'
import type { Withdrawal } from './options.ts'

/** Tells by a toast, wherever the player is by then, what has become of a withdrawal. */
export function toastOf({ currency, minor, refusal, status }: Withdrawal): void {
  const amount = formatMoney(minor, currency, LOCALES[currentLocale()].bcp47)
  switch (status) {
    case 'Initialized':
      showToast('info', { key: 'withdrawalBegun' })
      return
    case 'Completed':
      showToast('success', { key: 'withdrawalPaid', values: { amount } })
      return
    case 'Cancelled':
    case 'RolledBacked':
      // Who took it back knows.
      if (refusal !== 'CANCELLED_BY_PLAYER')
        showToast('warning', { key: 'withdrawalBack', values: { amount } })
      return
    case 'CancelInitialized':
    case 'RollbackInitialized':
      return
    default:
      status satisfies never
  }
}
