import { hasFeature } from '#config/operators.ts'
import { environment } from '../environment/index.ts'
import { $session, type Session } from '../session/session.ts'
import { forgetSentBets } from './sent-bets.ts'
import { clearSlip } from './slip.ts'

/** Whoever comes next to this browser does not find what a player has picked, or sent. */
export function forgetSlipWithSession(): () => void {
  if (!hasFeature(environment().operator, 'Sportsbook')) return () => {}
  let before: Session['status'] = 'LOADING'
  return $session.subscribe(({ status }) => {
    if (status === 'LOGGED_OUT' && before === 'LOGGED_IN') {
      clearSlip()
      forgetSentBets()
    }
    before = status
  })
}
