import { OPERATOR } from '#config/build.ts'
import type { Title } from '#config/catalogue/all-titles.ts'
import { factsOf } from '#config/catalogue/games.ts'
import { gamesOf } from '#config/catalogue/rows.ts'
import { hasPart } from '#config/parts.ts'

export const isLiveTable = ({ slug }: Title): boolean => factsOf(slug)?.isLive === true

export const hasJackpot = (game: Title): boolean =>
  hasPart(OPERATOR, 'jackpot') && gamesOf('jackpots').includes(game)

/** Whether the feed has figures of the moment for a game. */
export const hasFigures = (game: Title): boolean => isLiveTable(game) || hasJackpot(game)
