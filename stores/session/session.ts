import { LobbySessionDestroyedDocument } from '#contract/generated/lobby/graphql.ts'
import { SessionDestroyedDocument } from '#contract/generated/main/graphql.ts'
import { sessionIdOf } from '#contract/wire/access-token.ts'
import { COOKIES } from '#contract/wire/cookies.ts'
import { followLobby } from '../calls/lobby.ts'
import { follow } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { adoptQueryTokens } from './adopt-tokens.ts'
import { endSession } from './end-session.ts'
import { keepRenewed } from './renewal-schedule.ts'
import { sessionDestroyed } from './session-destroyed.ts'
import { $state, $tokens } from './state.ts'
import { readTabMessage } from './tab-messages.ts'
import { readTokens, type Tokens } from './tokens.ts'

export { $session, type Session } from './state.ts'

function startedAt(): number {
  const { cookies, clock } = environment()
  const info = COOKIES.sessionInfo.read(cookies.get('sessionInfo') ?? '')
  return info?.start.getTime() ?? clock.now()
}

/** As the token tells it, else as it was marked when the session began. */
function idOf({ claims }: Tokens): string | null {
  const info = COOKIES.sessionInfo.read(environment().cookies.get('sessionInfo') ?? '')
  return sessionIdOf(claims) ?? info?.id ?? null
}

/** Takes the stored tokens as the session, or the lack of them as none. */
async function readSession(): Promise<void> {
  const tokens = await readTokens()
  $tokens.set(tokens)
  if (!tokens) {
    $state.set({ status: 'LOGGED_OUT' })
    return
  }
  const { provider, claims, refresh } = tokens
  $state.set({
    status: 'LOGGED_IN',
    playerId: claims.player_id,
    sessionId: idOf(tokens),
    provider,
    isRefreshable: refresh !== undefined,
    startedAt: startedAt()
  })
}

function hearOtherTabs(message: unknown): void {
  const heard = readTabMessage(message)
  if (heard?.type === 'sessionStarted') void readSession()
  if (heard?.type === 'tokensRenewed') void readTokens().then(tokens => $tokens.set(tokens))
  if (heard?.type === 'sessionEnded') void endSession(heard.reason, true)
}

/** A page that comes back from the browser's memory may show a session that has ended since. */
async function lookAgain(): Promise<void> {
  if ($state.get().status === 'LOGGED_IN' && !(await readTokens())) await endSession()
}

function followEnds(): () => void {
  let stops: (() => void)[] = []
  const stopAll = () => {
    for (const stop of stops.splice(0)) stop()
  }
  const unbind = $state.subscribe(({ status }) => {
    stopAll()
    if (status !== 'LOGGED_IN') return
    stops = [
      follow(SessionDestroyedDocument, {
        next: ({ sessionDestroyed: { sessionId } }) => void sessionDestroyed(sessionId)
      }),
      followLobby(LobbySessionDestroyedDocument, {
        next: ({ sessionDestroyed: { sessionId } }) => void sessionDestroyed(sessionId)
      })
    ]
  })
  return () => {
    unbind()
    stopAll()
  }
}

onVisit($state, () => {
  const { channel, page } = environment()
  adoptQueryTokens()
  void readSession()
  const stops = [
    keepRenewed(),
    followEnds(),
    channel.onMessage(hearOtherTabs),
    page.onWake(() => void lookAgain())
  ]
  return () => {
    for (const stop of stops) stop()
    $tokens.set(undefined)
    $state.set({ status: 'LOADING' })
  }
})

/** Told by whoever completed a sign-in: this tab and the others take up the new session. */
export async function sessionStarted(): Promise<void> {
  await readSession()
  environment().channel.post({ type: 'sessionStarted' })
}
