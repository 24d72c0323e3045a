/** The pots as they are listed, the largest first. */
export const POTS = ['mega', 'major', 'minor'] as const
