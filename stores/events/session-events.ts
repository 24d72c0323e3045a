import { eventChannel, tellEvent } from '../environment/event-channel.ts'
import { environment } from '../environment/index.ts'
import { $session, type Session } from '../session/session.ts'

const KEY = 'toldLogin'

/** In this browser each session is told of once, whichever page or tab comes first. */
function tellLogin(session: Extract<Session, { status: 'LOGGED_IN' }>): void {
  const { local } = environment()
  const { sessionId, provider } = session
  if (sessionId === null || local.get(KEY) === sessionId) return
  if (tellEvent({ name: 'login', way: provider })) local.set(KEY, sessionId)
}

/** Tells of sessions that begin and end, and whose they are, until what it returns is called. */
export function tellOfSessions(): () => void {
  let before: Session['status'] = 'LOADING'
  const tellWho = () => {
    const session = $session.get()
    return eventChannel().tellPlayer(session.status === 'LOGGED_IN' ? session.playerId : null)
  }
  const look = () => {
    tellWho()
    const session = $session.get()
    if (session.status === 'LOGGED_IN') tellLogin(session)
    if (session.status === 'LOGGED_OUT' && before === 'LOGGED_IN') tellEvent({ name: 'logout' })
    before = session.status
  }
  /** Who would count may have been told not to. */
  const listening = () => {
    if (!tellWho()) environment().local.remove(KEY)
    look()
  }
  const stops = [$session.subscribe(look), eventChannel().onListening(listening)]
  return () => {
    for (const stop of stops) stop()
  }
}
