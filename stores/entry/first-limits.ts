import { environment } from '../environment/index.ts'
import { asksForPhone, goOn, onwardTo } from './onward.ts'

/** On from the step of deposit limits; whoever has set none is asked again before the first deposit. */
export function goOnFromLimits(): void {
  if (asksForPhone()) environment().address.go(onwardTo('phoneVerification'), 'replace')
  else goOn()
}
