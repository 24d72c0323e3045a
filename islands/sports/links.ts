import type { View } from './view.ts'

/** The page of a match. */
export const eventHref = ({ locale }: View, id: string): string =>
  `/${locale}/sports/event/?id=${encodeURIComponent(id)}`

/** The page of a competition. */
export const competitionHref = (
  { locale }: View,
  { sport, id }: { readonly sport: string; readonly id: string }
): string => `/${locale}/sports/${sport}/${id}/`
