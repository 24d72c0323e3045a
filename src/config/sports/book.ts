/** What all bets on sports are called where games are named: in the ledger, in days of play, in limits. */
export const SPORTS = 'sports'

/** How the house takes bets on sports. */
export const BOOK = {
  /** What it may lose by one outcome above the stakes on it, in euro cents. */
  liabilityLimit: 5_000_000n,
  /** What a bet pays at most, in euro cents. */
  mostReturn: 25_000_000n,
  /** How long a bet in play waits before it is looked at again. */
  delaySeconds: 5,
  /** After so long without a word of the feed no bet is taken. */
  silenceSeconds: 20,
  /** What the house keeps of a cash-out, in thousandths. */
  cashOutMargin: 50,
  /** After so long an offer is reckoned anew. */
  offerSeconds: 10,
  bookingDays: 30,
  mostFavourites: 200
} as const

/** A match that begins so many hours after its first start, or sooner, keeps its bets. */
export const POSTPONED = { hours: 24 } as const
