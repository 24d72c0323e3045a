import type { Worded } from '../ui/worded.tsx'

export type Words = Worded<'exclusion'>

/** Whom a player may call, as the page has it. */
export interface Line {
  readonly code: string
  readonly name: string
  readonly country: string
  readonly contact: string
  readonly url: string
}
