import type { ConsentCategory } from '#config/consent-categories.ts'

/** A manager of others by what it publishes; what it gives is taken as anything at all. */
export interface ManagerAdapter {
  /** Attributes of its script element. */
  attributes(id: string, language: string): Readonly<Record<string, string>>
  /** Events of the window after which the answer may be another. */
  readonly events: readonly string[]
  /** Whether its script has done its work, so that it can be asked. */
  isThere(): boolean
  /**
   * The names of what was agreed to, in its words, or undefined before a person has answered;
   * `hasTold` says whether one of its events was heard.
   */
  agreed(hasTold: boolean): readonly unknown[] | undefined | Promise<readonly unknown[] | undefined>
  /** What its words mean here; others mean nothing. */
  readonly categories: Readonly<Record<string, ConsentCategory>>
  open(): unknown
}
