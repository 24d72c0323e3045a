import { atom, readonlyType } from 'nanostores'

import { CHAT_FRAGMENT, PATHS } from '#config/paths.ts'
import type { ThirdParties } from '#config/third-parties.ts'
import { GenerateZendeskTokenDocument } from '#contract/generated/page/graphql.ts'
import { readThirdParties, THIRD_PARTIES_PATH } from '#contract/wire/third-parties.ts'
import { ask } from '../calls/main.ts'
import { ChatNotLoaded, type ChatWidget, startChat } from '../environment/chat-widget.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { $location } from '../location.ts'
import { $session } from '../session/session.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'

export type Chat =
  /** Nobody is signed in, or the operator has no chat. */
  | { readonly status: 'none' }
  /** The classic widget, which has a button of its own. */
  | { readonly status: 'classic' }
  /** Not used yet, or closed again. */
  | { readonly status: 'closed'; readonly unread: number }
  | { readonly status: 'opening' | 'open' | 'failed' }

const NONE: Chat = { status: 'none' }

const $state = atom<Chat>(NONE)

/** The live chat of the player: it is loaded when it is first used, and ends with the session. */
export const $chat = readonlyType($state)

type Provider = NonNullable<ThirdParties['chat']>

let provider: Provider | undefined
let starting: Promise<ChatWidget> | undefined
/** Of the session that runs; what belongs to an earlier one is not heard any more. */
let turn = 0

async function readProvider(): Promise<Provider | undefined> {
  const answer: unknown = await (await environment().fetch(THIRD_PARTIES_PATH)).json()
  return readThirdParties(answer)?.chat ?? undefined
}

async function token(): Promise<string> {
  if ($session.get().status !== 'LOGGED_IN') throw new Error('Nobody is signed in')
  return (await ask(GenerateZendeskTokenDocument)).generateZendeskToken.token
}

/** The chat itself, from the first call on the same one; after a failure the next call tries anew. */
function widgetOf({ kind, url }: Provider): Promise<ChatWidget> {
  const own = turn
  const isCurrent = () => own === turn
  starting ??= startChat(kind, {
    url,
    token,
    closed() {
      if (isCurrent() && $state.get().status === 'open') $state.set({ status: 'closed', unread: 0 })
    },
    unread(count) {
      if (isCurrent() && $state.get().status === 'closed')
        $state.set({ status: 'closed', unread: count })
    }
  })
  const mine = starting
  mine.catch((thrown: unknown) => {
    if (starting === mine) starting = undefined
    // Who loads scripts has told of it already.
    if (!(thrown instanceof ChatNotLoaded)) environment().log.error(`The chat failed: ${thrown}`)
  })
  return mine
}

/** Opens the chat: loads it the first time, and shows it every other. */
export async function openChat(): Promise<void> {
  const own = turn
  if (!provider || $state.get().status === 'opening') return
  if ($state.get().status !== 'classic') $state.set({ status: 'opening' })
  try {
    const widget = await widgetOf(provider)
    if (own !== turn) return
    widget.open()
    if ($state.get().status === 'opening') $state.set({ status: 'open' })
  } catch {
    if (own === turn && $state.get().status === 'opening') $state.set({ status: 'failed' })
  }
}

/** Puts away what is told of a failure. */
export function dismissChatFailure(): void {
  if ($state.get().status === 'failed') $state.set({ status: 'closed', unread: 0 })
}

const pathBelowLocale = (address: string) => new URL(address).pathname.replace(/^\/[^/]+/, '')

/** Pages of the sportsbook have their slip where the chat would stand. */
export const isSportsPage = (address: string | undefined): boolean =>
  address !== undefined && pathBelowLocale(address).startsWith(PATHS.sports)

/** The classic widget comes by itself and leaves pages of the sportsbook alone. */
function followPages(given: Provider): () => void {
  const own = turn
  return $location.subscribe(address => {
    if (address === undefined) return
    const isHidden = isSportsPage(address)
    if (isHidden && !starting) return
    widgetOf(given).then(
      widget => {
        if (own !== turn) return
        if (isHidden) widget.hide()
        else widget.show()
      },
      () => {}
    )
  })
}

/** Opens the chat for who was led to it by the address, such as the page of help; once, and it is gone from there. */
function openWanted(): void {
  const { address } = environment()
  const url = address.current()
  if (url.hash !== CHAT_FRAGMENT) return
  url.hash = ''
  address.rewrite(url)
  void openChat()
}

function begin(): () => void {
  const own = ++turn
  let stopFollowing = () => {}
  readProvider().then(
    found => {
      if (own !== turn || !found) return
      provider = found
      const isClassic = found.kind === 'classic'
      $state.set(isClassic ? { status: 'classic' } : { status: 'closed', unread: 0 })
      if (isClassic) stopFollowing = followPages(found)
      openWanted()
    },
    (thrown: unknown) => environment().log.warn(`Nobody said whether there is a chat: ${thrown}`)
  )
  return () => {
    turn += 1
    stopFollowing()
    // Whoever comes next must not see what was written.
    starting?.then(
      widget => widget.end(),
      () => {}
    )
    starting = undefined
    provider = undefined
    $state.set(NONE)
  }
}

onVisit($state, () => whileLoggedIn(begin, () => {}))
