import type { Locale } from '#config/locales.ts'

/** A game of the week's studio; pictures are addresses without the format's ending. */
export interface StudioGame {
  readonly name: string
  readonly href: string
  readonly tile: string
  /** What it returns, in words; nothing where the operator does not say it. */
  readonly rtp: string | undefined
}

/** What a page says of a studio in its week. */
export interface Week {
  readonly slug: string
  readonly name: string
  readonly href: string
  readonly ground: string | undefined
  readonly mark: string | undefined
  readonly top: readonly StudioGame[]
  readonly further: readonly StudioGame[]
  /** Fewer games than the list of the best has places for. */
  readonly isFew: boolean
}

/** A studio's week as the build wrote it for pages that do not carry it; null for a studio that is not the house's. */
export async function fetchWeek(locale: Locale, slug: string): Promise<Week | null> {
  const response = await fetch(`/weeks/${locale}/${encodeURIComponent(slug)}.json`)
  // The build writes the file of the very type.
  return response.ok ? ((await response.json()) as Week) : null
}
