import { computed } from 'nanostores'

import { LOCALES } from '#config/locales.ts'
import { licenceOf } from '#config/operators.ts'
import { pageCurrency } from '#config/page-currency.ts'
import { environment } from '../environment/index.ts'
import { currentLocale } from '../locale.ts'
import { $desk } from './desk.ts'
import { $slip } from './slip.ts'
import { $slipForm } from './slip-form.ts'
import { $slipLegs } from './slip-legs.ts'
import { isOneBet, type SlipSums, slipSums } from './slip-sums.ts'

/** In the player's currency, else in that of the page. */
function currencyNow(desk: ReturnType<typeof $desk.get>) {
  if (desk.status === 'ready') return desk.desk.currency
  return pageCurrency(currentLocale(), licenceOf(environment().operator, undefined))
}

/** What the slip amounts to, exactly and at every key that is pressed. */
export const $slipSums = computed(
  [$slip, $slipLegs, $slipForm, $desk],
  (coupon, legs, form, desk): SlipSums => {
    const free = desk.status === 'ready' && desk.desk.freeBets.find(({ id }) => id === form.freeBet)
    // A free bet pays one bet, whatever it consists of.
    const pays = free && (isOneBet(coupon) || legs.length === 1) ? free.amount : null
    return slipSums({
      coupon,
      legs,
      form,
      currency: currencyNow(desk),
      free: pays,
      bcp47: LOCALES[currentLocale()].bcp47
    })
  }
)
