/** The enabled flags of the specification, section 6: parts of a house that gate pages of their own. */
export const PARTS = ['gamification', 'raffle', 'jackpot', 'bonusList'] as const

export type Part = (typeof PARTS)[number]
