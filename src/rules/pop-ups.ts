import type { PathName } from '#config/paths.ts'

/** The content overlays that the house knows, each with the page that says more. */
export const POP_UPS = {
  'new-privacy': 'privacy',
  'new-terms': 'terms',
  'safer-play': 'responsiblePlay'
} as const satisfies Readonly<Record<string, PathName>>

export type PopUp = keyof typeof POP_UPS

const isPopUp = (id: string): id is PopUp => Object.hasOwn(POP_UPS, id)

/** The first of those that a player has to see; ids that the house does not know are passed over. */
export const nextPopUp = (needed: readonly string[]): PopUp | undefined => needed.find(isPopUp)
