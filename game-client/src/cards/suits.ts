import type { SUITS } from '#engine/cards/cards.ts'

export type Suit = (typeof SUITS)[number]

/** Outlines in a square of 100: each suit is told by its form, whatever the colours are. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  clubs:
    'M50 4a21 21 0 0 1 16.500 34A21 21 0 1 1 57 71.500C59 82 63 90 71 96H29c8-6 12-14 14-24.500A21 21 0 1 1 33.500 38 21 21 0 0 1 50 4Z',
  diamonds: 'M50 2C60 20 73 37 88 50 73 63 60 80 50 98 40 80 27 63 12 50 27 37 40 20 50 2Z',
  hearts:
    'M50 94C21 70 5 52 5 32 5 16 17 6 30 6c9 0 17 6 20 16C53 12 61 6 70 6c13 0 25 10 25 26 0 20-16 38-45 62Z',
  spades:
    'M50 3c8 20 43 37 43 61 0 13-10 20-20 20-9 0-16-5-19-12 1 10 5 18 13 24H33c8-6 12-14 13-24-3 7-10 12-19 12-10 0-20-7-20-20C7 40 42 23 50 3Z'
}

/** What is engraved into a large mark of the suit: the lozenge of the house. */
export const ENGRAVED = 'M50 34 62 52 50 70 38 52ZM50 42 56.700 52 50 62 43.300 52Z'
