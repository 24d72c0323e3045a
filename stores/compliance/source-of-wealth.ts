import { atom, readonlyType } from 'nanostores'

import {
  SourceOfWealthDocument,
  type SourceOfWealthQuery,
  SubmitSourceOfWealthDocument,
  type SubmitSourceOfWealthMutationVariables
} from '#contract/generated/page/graphql.ts'
import { askInWords } from '../calls/in-words.ts'
import { command } from '../lib/command.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { rereadWithPlayer } from '../player/reread-with-player.ts'
import { readOnVisit } from '../rewards/read-on-visit.ts'

type Viewer = NonNullable<SourceOfWealthQuery['viewer']>
type Status = NonNullable<NonNullable<Viewer['player']>['sourceOfWealthStatus']>

export type WealthCategory = Viewer['sourceOfWealth'][number]
export type WealthSource = WealthCategory['category']

export interface Wealth {
  readonly categories: readonly WealthCategory[]
  readonly status: NonNullable<Status['status']>
  readonly dueDate: string | null
  /** What the house wants papers of, with what it says of each. */
  readonly requested: NonNullable<Status['requiredDocumentsUploadV2']>
}

const { $read, reread } = readOnVisit<Wealth>(async () => {
  const answer = await unlessFailed(askInWords(SourceOfWealthDocument))
  if (!answer?.viewer) return undefined
  const { sourceOfWealth, player } = answer.viewer
  const status = player?.sourceOfWealthStatus
  return {
    categories: sourceOfWealth,
    status: status?.status ?? 'NotNeed',
    dueDate: status?.dueDate ?? null,
    requested: status?.requiredDocumentsUploadV2 ?? []
  }
})

/** What the player has said of where the money comes from, and what of it is still asked. */
export const $wealth = $read

export const readWealth = reread

rereadWithPlayer($read, reread)

export interface WealthDraft {
  /** Titles of the chosen options; undefined where the player has not touched the category. */
  readonly chosen: Partial<Readonly<Record<WealthSource, readonly string[]>>>
  /** As it is typed. */
  readonly income: string
  readonly comment: string
}

const EMPTY: WealthDraft = { chosen: {}, income: '', comment: '' }

const $draft = atom<WealthDraft>(EMPTY)

/** What the player has filled in and not handed in yet. */
export const $wealthDraft = readonlyType($draft)

export function editWealth(change: Partial<WealthDraft>): void {
  $draft.set({ ...$draft.get(), ...change })
}

/** The options of a category that are ticked: the player's own choice, else what was handed in. */
export const chosenOf = (draft: WealthDraft, { category, options }: WealthCategory) =>
  draft.chosen[category] ?? options.filter(({ checked }) => checked).map(({ title }) => title)

/** Ticks an option of a category, or takes the tick away. */
export function toggleWealthOption(category: WealthCategory, title: string): void {
  const draft = $draft.get()
  const known = chosenOf(draft, category)
  const chosen = known.includes(title) ? known.filter(each => each !== title) : [...known, title]
  editWealth({ chosen: { ...draft.chosen, [category.category]: chosen } })
}

/** Hands the answers in, all categories at once. */
export const {
  $change: $wealthChange,
  run: submitWealth,
  forget: forgetWealth
} = command(
  async (input: SubmitSourceOfWealthMutationVariables['input']) =>
    // Titles come back in the language that they were read in.
    (await askInWords(SubmitSourceOfWealthDocument, { input })).submitSourceOfWealth,
  async () => {
    $draft.set(EMPTY)
    await reread()
  }
)
