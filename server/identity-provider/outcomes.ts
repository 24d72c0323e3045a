import type { IDENTITY_REFUSALS } from '#contract/wire/identity-check.ts'

interface Outcome {
  readonly outcome: 'approved' | 'pending' | 'refused'
  readonly reasons: readonly (typeof IDENTITY_REFUSALS)[number][]
}

const refused = (reason: Outcome['reasons'][number]): Outcome => ({
  outcome: 'refused',
  reasons: [reason]
})

/** What a check can find here, in the order of the page; a check that waits can find anything yet. */
export const OUTCOMES = {
  approved: { outcome: 'approved', reasons: [] },
  unreadable: refused('UNREADABLE'),
  expired: refused('EXPIRED'),
  other: refused('NOT_THE_PLAYER'),
  underage: refused('UNDERAGE'),
  waits: { outcome: 'pending', reasons: [] }
} as const satisfies Record<string, Outcome>

export type OutcomeName = keyof typeof OUTCOMES

export const OUTCOME_NAMES = Object.keys(OUTCOMES) as readonly OutcomeName[]

export const isOutcome = (text: unknown): text is OutcomeName =>
  typeof text === 'string' && Object.hasOwn(OUTCOMES, text)
