import type { EngagementPlayer } from '#contract/wire/engagement.ts'
import type { WidgetOptions } from '#contract/wire/engagement-widget.ts'
import type { Api } from './api.ts'
import type { Clock } from './clock.ts'
import type { Question } from './dialog.ts'
import type { Child } from './dom.ts'
import type { ToldEvent } from './events.ts'
import type { Words } from './words.ts'

/** What a view may see and do. */
export interface Stage {
  readonly api: Api
  readonly words: Words
  readonly clock: Clock
  readonly options: WidgetOptions
  readonly player: EngagementPlayer
  /** Does something at the provider under a name, once at a time, and says so in the end. */
  act(name: string, work: () => Promise<unknown>, done?: string): Promise<void>
  isBusy(name: string): boolean
  /** Why the last try under a name came to nothing, in words. */
  problemOf(name: string): string | null
  ask(question: Question): void
  redraw(): void
}

/** Something was told while this stood on the page. */
export interface News<Data> {
  readonly event: ToldEvent
  readonly before: Data
}

/** One of the things that the widget can show. */
export interface View<Data> {
  /** The sheet it needs beside the common one. */
  readonly css: string
  /** What the provider tells it to read again upon. */
  readonly topics: readonly string[]
  /** Shown to those who do not take part, too. */
  readonly isForAll?: boolean
  /** Reads all it shows, or what an event has told of and keeps the rest. */
  load(api: Api, clock: Clock, news?: News<Data>): Promise<Data>
  draw(data: Data, stage: Stage): readonly Child[]
  /** What has the shape of what comes. */
  waiting(): readonly Child[]
}
