import { atom, computed, readonlyType } from 'nanostores'

import type { CurrencyCode } from '#config/currencies.ts'
import type { PagePot } from '#config/jackpots.ts'
import type { Drop } from '#config/raffles.ts'
import type { PopUp } from '#rules/pop-ups.ts'
import { environment } from './environment/index.ts'

/** What each variant is told when it opens; the words of its own it has from the page. */
export interface OverlayContents {
  readonly confirmation: {
    readonly title: string
    readonly text?: string
    /** What the two buttons say where "OK" and "Cancel" say too little. */
    readonly ok?: string
    readonly dismiss?: string
  }
  readonly default: { readonly title: string; readonly text: string }
  /** Without words it says that something went wrong. */
  readonly error: { readonly title?: string; readonly text?: string }
  readonly search: { readonly query?: string }
  readonly 'quick-deposit': { readonly mode: 'deposit' | 'withdraw' }
  readonly 'bonus-checker': Nothing
  readonly 'reality-check': Nothing
  /** What the player has to read and accept: the terms, or a content overlay of the house. */
  readonly 'content-accept': { readonly popUp?: PopUp }
  /** Codes and types that say why, the most telling first, and what support finds it by. */
  readonly 'action-error': {
    readonly causes: readonly string[]
    readonly traceId?: string | undefined
  }
  readonly 'jackpot-win': JackpotWin
  readonly 'raffle-win': RaffleWin
  readonly sow: Nothing
  readonly 'sumsub-kyc-required': Nothing
}

type Nothing = Readonly<Record<string, never>>

/** What the player has won of a pot, in the minor units of the player's currency. */
export interface JackpotWin {
  readonly pot: PagePot
  readonly minor: bigint
  readonly currency: CurrencyCode
  /** A person checks it before it is paid. */
  readonly isWithheld: boolean
  /** A part of a pot that another player's bet has dropped. */
  readonly isShare: boolean
  /** When it was decided, as an ISO moment, and what support finds it by. */
  readonly at: string | null
  readonly id: string | null
}

/** What the player's ticket has won, in the minor units of the player's currency. */
export interface RaffleWin {
  readonly drop: Drop
  readonly minor: bigint
  readonly currency: CurrencyCode
}

export const OVERLAY_VARIANTS = [
  'confirmation',
  'default',
  'error',
  'search',
  'quick-deposit',
  'bonus-checker',
  'reality-check',
  'content-accept',
  'action-error',
  'jackpot-win',
  'raffle-win',
  'sow',
  'sumsub-kyc-required'
] as const satisfies readonly (keyof OverlayContents)[]

export type OverlayVariant = (typeof OVERLAY_VARIANTS)[number]

export type OverlayState = 'closed' | 'idle' | 'open'

export type CloseReason = 'address' | 'dismissed' | 'escape' | 'finished' | 'replaced'

interface Opened<Variant extends OverlayVariant> {
  readonly id: string
  readonly variant: Variant
  readonly content: OverlayContents[Variant]
}

export type Overlay = { readonly [Variant in OverlayVariant]: Opened<Variant> }[OverlayVariant]

type Entry = Overlay & {
  readonly onClose: (reason: CloseReason) => void
  /** Opened while something asked or told of an error: it is drawn once that has closed. */
  waits: boolean
}

const STANDS_ABOVE: ReadonlySet<OverlayVariant> = new Set(['confirmation', 'error', 'action-error'])
const SCROLL_DELAY = 200

const $stack = atom<readonly Entry[]>([])
const $opened = atom(false)

/** What is to be drawn, the topmost last: one, and above it what asks or tells of an error. */
export const $overlays = readonlyType(
  computed($stack, (stack): readonly Overlay[] => stack.filter(({ waits }) => !waits))
)

/** What a page has of them before its scripts run, one list for all who ask. */
export const NO_OVERLAYS: readonly Overlay[] = []

/** The one that Escape, focus and the scroll lock belong to. */
export const $topOverlay = readonlyType(computed($stack, stack => stack.at(-1)))

export const $overlayState = readonlyType(
  computed(
    [$stack, $opened],
    (stack, opened): OverlayState => (stack.length > 0 ? 'open' : opened ? 'closed' : 'idle')
  )
)

function closeEntries(entries: readonly Entry[], reason: CloseReason): void {
  if (entries.length === 0) return
  const left = $stack.get().filter(entry => !entries.includes(entry))
  const [first] = left
  if (first && left.length === 1) first.waits = false
  $stack.set(left)
  for (const { onClose } of entries) onClose(reason)
}

/** Opens an overlay in place of the one that is open, or above it where the variant stands above. */
export function openOverlay<Variant extends OverlayVariant>(
  variant: Variant,
  content: OverlayContents[Variant],
  onClose: (reason: CloseReason) => void = () => {}
): string {
  const id = environment().random.id()
  const isAbove = STANDS_ABOVE.has(variant)
  const replaced = isAbove ? [] : $stack.get().filter(open => !STANDS_ABOVE.has(open.variant))
  closeEntries(replaced, 'replaced')
  const stack = $stack.get()
  const waits = !isAbove && stack.length > 0
  // The pair of variant and content was checked above; the compiler cannot tell it in a union.
  const entry = { id, variant, content, onClose, waits } as Opened<Variant> & Entry
  $opened.set(true)
  $stack.set(isAbove ? [...stack, entry] : [entry, ...stack])
  return id
}

/** Closes an overlay, and then scrolls the page to its top. */
export function closeOverlay(id: string, reason: CloseReason = 'dismissed'): void {
  const entry = $stack.get().find(open => open.id === id)
  if (!entry) return
  closeEntries([entry], reason)
  const { clock, page } = environment()
  clock.after(SCROLL_DELAY, () => page.scrollToTop())
}

/** Closes whatever of the variant is open. */
export function closeVariant(variant: OverlayVariant, reason: CloseReason = 'dismissed'): void {
  const open = $stack.get().find(entry => entry.variant === variant)
  if (open) closeOverlay(open.id, reason)
}

/** Asks for a yes or no above whatever is open; escaping is a no. */
export function confirm(content: OverlayContents['confirmation']): Promise<boolean> {
  return new Promise(resolve => {
    openOverlay('confirmation', content, reason => resolve(reason === 'finished'))
  })
}
