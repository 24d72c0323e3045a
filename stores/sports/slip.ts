import { atom, readonlyType } from 'nanostores'

import { sportsCoupon } from '#contract/wire/cookie.ts'
import { isShape, type Shape } from '#rules/sports/bets.ts'
import { isSame, type Selection, toggled } from '#rules/sports/combine.ts'
import { type Coupon, NO_COUPON, readCoupon, writeCoupon } from '#rules/sports/coupon.ts'
import { $consent, consentsTo } from '../consent.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'

const COOKIE = 'sportsCoupon'
const DAY = 86_400
const KEPT_FOR = 30 * DAY
const TOLD = 'sportsSlip'

const $state = atom<Coupon>(NO_COUPON)

/** What is picked, the same in every tab: identities alone, since prices are those of the moment. */
export const $slip = readonlyType($state)

function kept(): Coupon {
  const text = sportsCoupon.read(environment().cookies.get(COOKIE) ?? '')
  return text === null ? NO_COUPON : readCoupon(text)
}

/** For thirty days where preferences may be kept, else until the browser is closed. */
function keep(coupon: Coupon): void {
  const { cookies } = environment()
  if (coupon.selections.length === 0) cookies.remove(COOKIE)
  else
    cookies.set(COOKIE, writeCoupon(coupon), consentsTo('preferences') ? { maxAge: KEPT_FOR } : {})
}

function put(coupon: Coupon): void {
  keep(coupon)
  $state.set(kept())
  environment().channel.post({ type: TOLD })
}

const isTold = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === TOLD

/** What was to be one bet stays one with more or fewer legs. */
const fitting = (shape: Shape, legs: number): Shape =>
  shape === 'SINGLE' || isShape(shape, legs) ? shape : legs > 1 ? 'COMBO' : 'SINGLE'

/** Whether a selection stands on a slip. */
export const isSelected = ({ selections }: Coupon, selection: Selection): boolean =>
  selections.some(picked => isSame(picked, selection))

/**
 * Puts a selection on the slip or takes it off; another outcome of its market takes the place of the
 * first. A full slip (twenty) stays as it is, which is told by false.
 */
export function toggleSelection(selection: Selection): boolean {
  const { shape, selections } = kept()
  const next = toggled(selections, selection)
  put({ shape: fitting(shape, next.length), selections: next })
  return next !== selections
}

/** Takes off what was placed, or is wanted no more; the rest stays in its order. */
export function removeSelections(gone: readonly Selection[]): void {
  const { shape, selections } = kept()
  const left = selections.filter(each => !gone.some(other => isSame(each, other)))
  put({ shape: fitting(shape, left.length), selections: left })
}

export const clearSlip = (): void => put(NO_COUPON)

/** Puts other selections in place of all, as those of a booking code. */
export const replaceSlip = (selections: readonly Selection[]): void =>
  put({ shape: selections.length > 1 ? 'COMBO' : 'SINGLE', selections })

/** What the selections are to be: singles, one of all, or a bet of several lines. */
export const setShape = (shape: Shape): void => put({ ...kept(), shape })

onVisit($state, () => {
  const read = () => $state.set(kept())
  read()
  const { channel, page } = environment()
  const stops = [
    channel.onMessage(message => {
      if (isTold(message)) read()
    }),
    page.onWake(read),
    // With a yes to preferences it lasts longer than the visit, and no longer without one.
    $consent.listen(() => keep(kept()))
  ]
  return () => {
    for (const stop of stops) stop()
  }
})
