/**
 * Namespaces that no page carries: an island fetches them from `/texts/<locale>/<namespace>.json`
 * when it has something to say, so that pages stay light for those to whom it says nothing.
 */
export const LATE_NAMESPACES = [
  'bets',
  'chat',
  'consent',
  'deposit',
  'exclusion',
  'jackpot',
  'limits',
  'loyalty',
  'match',
  'mine',
  'notices',
  'overlays',
  'panel',
  'papers',
  'personal',
  'raffle',
  'reality',
  'rewards',
  'slip',
  'sports',
  'wealth',
  'withdraw'
] as const

export type LateNamespace = (typeof LATE_NAMESPACES)[number]

export const latePath = (locale: string, namespace: LateNamespace): string =>
  `/texts/${locale}/${namespace}.json`
