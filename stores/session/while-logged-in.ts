import { $session, type Session } from './session.ts'

export type LoggedIn = Extract<Session, { status: 'LOGGED_IN' }>

/** Lets something run for as long as one and the same session does. */
export function whileLoggedIn(
  begin: (session: LoggedIn) => () => void,
  otherwise: (status: 'LOADING' | 'LOGGED_OUT') => void
): () => void {
  let stop: (() => void) | undefined
  const unbind = $session.subscribe(session => {
    stop?.()
    stop = session.status === 'LOGGED_IN' ? begin(session) : undefined
    if (session.status !== 'LOGGED_IN') otherwise(session.status)
  })
  return () => {
    unbind()
    stop?.()
  }
}
