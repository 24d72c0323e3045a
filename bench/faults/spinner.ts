import { setTimeout as pause } from 'node:timers/promises'

import { newPlayer, openPlay, type Play } from '#tests/support/house-player.ts'
import type { FaultHouse } from './fault-house.ts'

const BETWEEN_TRIES_MS = 200

/** Somebody at a game of the house's own provider, whose rounds break off with the house. */
export interface Spinner {
  readonly playerId: string
  /** Rounds that the game has told. */
  readonly rounds: readonly string[]
  /** Plays until it is told to stop; opens the game anew whenever it breaks off. */
  work(isOver: () => boolean): Promise<void>
}

/** A new player at a game. */
export async function openSpinner({ config }: Pick<FaultHouse, 'config'>): Promise<Spinner> {
  const player = await newPlayer(config)
  const rounds: string[] = []
  let play: Play | undefined
  return {
    playerId: player.playerId,
    rounds,
    async work(isOver) {
      while (!isOver()) {
        try {
          play ??= await openPlay(config, player)
          const round = await play.spin()
          rounds.push(round)
          await play.settle(round)
        } catch {
          play = undefined
          await pause(BETWEEN_TRIES_MS)
        }
      }
    }
  }
}
