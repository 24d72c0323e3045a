import { LobbySessionDestroyedDocument } from '#contract/generated/lobby/graphql.ts'
import { SessionDestroyedDocument } from '#contract/generated/main/graphql.ts'
import { sessionIdOf } from '#contract/wire/access-token.ts'
import { followLobby } from '../calls/lobby.ts'
import { follow } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { adoptQueryTokens } from './adopt-tokens.ts'
import { endSession } from './end-session.ts'
import { keepRenewed } from './renewal-schedule.ts'
import { sessionDestroyed } from './session-destroyed.ts'
import { sessionMark } from './session-mark.ts'
import { $state, $tokens } from './state.ts'
import { readTabMessage } from './tab-messages.ts'
import { readTokens, type Tokens } from './tokens.ts'

export { $session, type Session } from './state.ts'

/** As the token tells it, else as it was marked when the session began. */
const idOf = ({ claims }: Tokens) => sessionIdOf(claims) ?? sessionMark()?.id ?? null

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
    startedAt: sessionMark()?.start.getTime() ?? environment().clock.now()
  })
}

/** Another tab began a session; a page that shows an earlier one is loaded anew for it. */
async function takeUpSession(): Promise<void> {
  const shown = $state.get()
  const tokens = shown.status === 'LOGGED_IN' ? await readTokens() : undefined
  if (shown.status !== 'LOGGED_IN' || !tokens || idOf(tokens) === shown.sessionId)
    return readSession()
  const { address } = environment()
  address.go(address.current().href, 'replace')
}

function hearOtherTabs(message: unknown): void {
  const heard = readTabMessage(message)
  if (heard?.type === 'sessionStarted') void takeUpSession()
  if (heard?.type === 'tokensRenewed') void readTokens().then(tokens => $tokens.set(tokens))
  if (heard?.type === 'sessionEnded') void endSession(heard.reason, true)
}

/** A page that comes back from the browser's memory may show a session that has ended since. */
async function lookAgain(): Promise<void> {
  if ($state.get().status === 'LOGGED_IN' && !(await readTokens())) await endSession()
}

/** Where the provider has a frame that tells of its session's end, it is listened to. */
function watchProvider(): () => void {
  let isStopped = false
  let stop = () => {
    isStopped = true
  }
  const watch = async () => {
    const { identity, site } = environment()
    if (!(await site()).checkSession || isStopped) return
    const end = await (await identity()).watchSession(() => void endSession('SESSION_EXPIRED'))
    if (isStopped) end()
    else stop = end
  }
  watch().catch((thrown: unknown) => environment().log.warn(String(thrown)))
  return () => stop()
}

function followEnds(): () => void {
  let stops: (() => void)[] = []
  const stopAll = () => {
    for (const stop of stops.splice(0)) stop()
  }
  const unbind = $state.subscribe(session => {
    stopAll()
    if (session.status !== 'LOGGED_IN') return
    stops = [
      follow(SessionDestroyedDocument, {
        next: ({ sessionDestroyed: { sessionId } }) =>
          void sessionDestroyed(sessionId, 'LOGGED_IN_FROM_ANOTHER_DEVICE')
      }),
      followLobby(LobbySessionDestroyedDocument, {
        next: ({ sessionDestroyed: { sessionId, reason } }) =>
          void sessionDestroyed(sessionId, reason ?? 'SESSION_EXPIRED')
      }),
      ...(session.provider === 'oidc' ? [watchProvider()] : [])
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
