import { atom, readonlyType } from 'nanostores'

import type { EngagementWidget } from '#contract/wire/engagement-widget.ts'
import { loadEngagementScript } from '../environment/engagement-script.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'

export type { EngagementWidget }

export type WidgetLoad =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly widget: EngagementWidget }

const RELOADS = 5
const RELOADED_AFTER = 1000
/** A script that has not come by then is given up for this time. */
const COMES_WITHIN = 15_000

const $state = atom<WidgetLoad>({ status: 'loading' })

/** The engagement provider's widget, loaded for as long as somebody wants to show it. */
export const $widget = readonlyType($state)

let stop = () => {}

const isWidget = (given: unknown): given is EngagementWidget =>
  typeof given === 'object' &&
  given !== null &&
  'version' in given &&
  given.version === 1 &&
  'mount' in given &&
  typeof given.mount === 'function'

/** Takes one turn at the script; answers what takes it out of the page again. */
function attempt(url: string, done: (widget: EngagementWidget | undefined) => void): () => void {
  let isOver = false
  let remove = () => {}
  const end = (given?: unknown) => {
    if (isOver) return
    isOver = true
    cancel()
    if (isWidget(given)) return done(given)
    remove()
    done(undefined)
  }
  const cancel = environment().clock.after(COMES_WITHIN, () => end())
  remove = loadEngagementScript(url, { loaded: end, failed: () => end() })
  return () => {
    isOver = true
    cancel()
    remove()
  }
}

/** Loads the script, and up to five times again, each time after a second more. */
function load(url: string): void {
  let turn = 0
  const next = () => {
    stop = attempt(url, widget => {
      if (widget) return $state.set({ status: 'ready', widget })
      turn += 1
      environment().log.warn(`The engagement widget did not load, attempt ${turn}`)
      if (turn > RELOADS) return $state.set({ status: 'failed' })
      stop = environment().clock.after(turn * RELOADED_AFTER, next)
    })
  }
  next()
}

/** Begins again, for whoever asks for it after the last attempt. */
export function loadWidget(): void {
  stop()
  let isOver = false
  stop = () => {
    isOver = true
  }
  $state.set({ status: 'loading' })
  const begin = async () => {
    const { gamification } = (await environment().site()).endpoints
    if (isOver) return
    if (gamification === null) return $state.set({ status: 'failed' })
    load(`${gamification.replace(/\/$/, '')}/widget/v1.js`)
  }
  begin().catch(() => {
    if (!isOver) $state.set({ status: 'failed' })
  })
}

onVisit($state, () => {
  loadWidget()
  return () => {
    stop()
    stop = () => {}
    $state.set({ status: 'loading' })
  }
})
