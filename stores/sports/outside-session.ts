import { atom, readonlyType } from 'nanostores'

import { OpenSportsFrameDocument } from '#contract/generated/page/graphql.ts'
import { sportsCoupon } from '#contract/wire/cookie.ts'
import {
  readBookMessage,
  readOutsideSite,
  type ToBookMessage
} from '#contract/wire/outside-book.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import type { WindowMessage } from '../environment/parts.ts'
import { SITE_CONFIG_PATH } from '../environment/site-config.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { currentLocale } from '../locale.ts'
import { openQuickDeposit } from '../quick-deposit/request.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'
import { BOOK_FRAME } from './outside-frame.ts'

const $state = atom(undefined)

/** Lets the frame of an outside book know the player, for as long as a page with a session shows it. */
export const $outsideSession = readonlyType($state)

/** What was picked before signing in; empty for nothing. */
const pickedBefore = (): string =>
  sportsCoupon.read(environment().cookies.get('sportsCoupon') ?? '') ?? ''

let isGiving = false

/** Hands over a new token and what was picked before: only to the book's own origin. */
async function giveSession(origin: string): Promise<void> {
  if (isGiving) return
  isGiving = true
  const locale = currentLocale()
  const answer = await unlessFailed(ask(OpenSportsFrameDocument, { locale }))
  isGiving = false
  const tell = (message: ToBookMessage) => environment().page.tellFrame(BOOK_FRAME, message, origin)
  const { ok, error } = answer?.openSportsFrame ?? {}
  if (ok) tell({ type: 'session', ...ok, locale, coupon: pickedBefore() })
  else if (error) tell({ type: 'refused', code: error.code })
}

async function bookOrigin(): Promise<string | undefined> {
  const answer = await environment().fetch(SITE_CONFIG_PATH)
  const site = readOutsideSite(await answer.json())
  return site ? new URL(site.url).origin : undefined
}

async function hear(message: WindowMessage, asked: Promise<string | undefined>): Promise<void> {
  if (!message.isFrom(BOOK_FRAME)) return
  const origin = await asked
  const read = origin === undefined ? null : readBookMessage(message, origin)
  if (origin === undefined || !read) return
  const { type } = read
  if (type === 'ready' || type === 'token-needed' || type === 'login-needed')
    await giveSession(origin)
  else if (type === 'deposit-needed') openQuickDeposit()
}

/** The frame may have been ready before the session was: it says so again when it is greeted. */
async function greet(asked: Promise<string | undefined>): Promise<void> {
  const origin = await asked
  const hello: ToBookMessage = { type: 'hello' }
  if (origin !== undefined) environment().page.tellFrame(BOOK_FRAME, hello, origin)
}

onVisit($state, () =>
  whileLoggedIn(
    () => {
      const asked = bookOrigin().catch(() => undefined)
      const stop = environment().page.onWindowMessage(message => void hear(message, asked))
      void greet(asked)
      return stop
    },
    () => {}
  )
)
