import { type EngagementPlayer, readEngagementPlayer } from '#contract/wire/engagement.ts'
import type { WidgetOptions } from '#contract/wire/engagement-widget.ts'
import { type Api, codeOf, type RefusalCode } from './api.ts'
import type { Clock } from './clock.ts'
import { openDialog, type Question, sayingOf } from './dialog.ts'
import { type Child, el } from './dom.ts'
import type { ToldEvent } from './events.ts'
import { join, shut, unloaded } from './instead.ts'
import { morph } from './morph.ts'
import { once } from './once.ts'
import type { Stage, View } from './stage.ts'
import { tick } from './tick.ts'
import type { Words } from './words.ts'

type State<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly code: RefusalCode }
  | { readonly status: 'apart'; readonly player: EngagementPlayer }
  | { readonly status: 'ready'; readonly player: EngagementPlayer; readonly data: Data }

export interface FrameParts {
  readonly api: Api
  readonly clock: Clock
  readonly words: Words
  readonly options: WidgetOptions
}

export interface Frame {
  told(event: ToldEvent): void
  /** The stream stands: what was told before it did is not known. */
  connected(): void
  disconnected(): void
  stop(): void
}

/** A stream that is back by then was never missed. */
const MISSED_AFTER_MS = 4_000
/** So many pages do not ask at once when a time runs out, and the provider has turned by then. */
const AFTER_END_MS = 500
const SPREAD_MS = 2_000

/** Reads what a view shows, draws it, and keeps it true until it is stopped. */
export function frameOf<Data>(
  view: View<Data>,
  place: HTMLElement,
  { api, clock, words, options }: FrameParts
): Frame {
  const scene = el('div', { class: 'scene' })
  const voice = el('p', { class: 'unseen', role: 'status' })
  place.append(scene, voice)

  let state: State<Data> = { status: 'loading' }
  let isOffline = false
  let isOver = false
  let timers: ReturnType<typeof setTimeout>[] = []
  const busy = new Set<string>()
  const problems = new Map<string, string>()

  const readPlayer = () => api.get('/player', readEngagementPlayer)

  async function stateNow(event: ToldEvent | undefined): Promise<State<Data>> {
    const before = state.status === 'ready' && event ? state : undefined
    const player = before && event?.name !== 'player' ? before.player : await readPlayer()
    if (!player.optedIn && !view.isForAll) return { status: 'apart', player }
    if (before && event && !view.topics.includes(event.name)) return { ...before, player }
    const news = before && event && { event, before: before.data }
    return { status: 'ready', player, data: await view.load(api, clock, news) }
  }

  const read = once(async (event: ToldEvent | undefined) => {
    try {
      state = await stateNow(event)
      isOffline = false
    } catch (error) {
      const code = codeOf(error)
      // What stands on the page stays while the line is down, and says that it may be older.
      if (state.status === 'ready' && code !== 'PLAYER_BLOCKED') isOffline = true
      else state = { status: 'failed', code }
    }
    draw()
  })

  async function act(name: string, work: () => Promise<unknown>, done?: string): Promise<void> {
    if (busy.has(name)) return
    busy.add(name)
    problems.delete(name)
    draw()
    try {
      await work()
      options.changed()
      voice.textContent = done ?? ''
    } catch (error) {
      problems.set(name, sayingOf(codeOf(error), words))
    }
    await read()
    busy.delete(name)
    draw()
  }

  function ask(question: Question): void {
    openDialog(
      { words, place, rest: () => scene.querySelector<HTMLElement>('[tabindex="-1"]') },
      {
        ...question,
        async act() {
          const shown = await question.act()
          options.changed()
          void read()
          return shown
        }
      }
    )
  }

  const stageFor = (player: EngagementPlayer): Stage => ({
    api,
    words,
    clock,
    options,
    player,
    act,
    ask,
    redraw: draw,
    isBusy: name => busy.has(name),
    problemOf: name => problems.get(name) ?? null
  })

  function shown(): readonly Child[] {
    switch (state.status) {
      case 'loading':
        return [el('p', { class: 'unseen' }, words.text('loading')), ...view.waiting()]
      case 'failed':
        return state.code === 'PLAYER_BLOCKED'
          ? shut(words)
          : unloaded(state.code, words, () => void read())
      case 'apart':
        return join(stageFor(state.player))
      case 'ready':
        return view.draw(state.data, stageFor(state.player))
    }
  }

  function draw(): void {
    if (isOver) return
    const offline = isOffline && el('p', { class: 'offline' }, words.text('offline'))
    const drawn = el('div', {}, offline, shown())
    scene.setAttribute('aria-busy', `${state.status === 'loading'}`)
    morph(scene, [...drawn.childNodes])
    tick(scene, clock, words)
  }

  const later = (work: () => void, milliseconds: number) => {
    timers.push(setTimeout(work, milliseconds))
  }

  const ticking = setInterval(() => {
    if (!document.hidden && tick(scene, clock, words))
      later(() => void read(), AFTER_END_MS + Math.random() * SPREAD_MS)
  }, 1_000)

  draw()

  return {
    told(event) {
      if (event.name === 'player' || view.topics.includes(event.name)) void read(event)
    },
    connected() {
      for (const timer of timers) clearTimeout(timer)
      timers = []
      void read()
    },
    disconnected() {
      if (state.status === 'loading') void read()
      else later(() => void read(), MISSED_AFTER_MS)
    },
    stop() {
      isOver = true
      clearInterval(ticking)
      for (const timer of timers) clearTimeout(timer)
      scene.remove()
      voice.remove()
    }
  }
}
