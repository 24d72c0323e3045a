import { DROPS, RAFFLES } from '#config/raffles.ts'
import { instanceOf, readPots } from '../capabilities/jackpot/index.ts'
import { raffleInstances, type UpcomingDraw } from '../capabilities/raffle/index.ts'
import { textFrame } from '../fan-out/frame.ts'
import { ShownFor } from '../fan-out/shown-for.ts'
import type { Ports } from '../ports.ts'
import { jackpotUpdate, type Standing } from './jackpot-messages.ts'
import { raffleUpdate } from './raffle-messages.ts'

/** How things stand: read once, and one frame for everybody. */
interface Board {
  readonly frame: Buffer
}

export interface JackpotBoard extends Board {
  readonly standing: Standing
}

export interface RaffleBoard extends Board {
  readonly draws: readonly UpcomingDraw[]
}

/** So long a reading serves whoever asks, if nobody tells of a change before. */
const SHOWN_MS = 1000

const SOURCES: readonly string[] = DROPS.map(drop => RAFFLES[drop].source)

export const isRaffle = (source: string): boolean => SOURCES.includes(source)

const frameOf = (message: object): Buffer => textFrame(JSON.stringify(message))

export class Boards {
  readonly #jackpots: ShownFor<JackpotBoard | undefined>
  readonly #raffles: ShownFor<RaffleBoard>

  constructor({ db: { kysely }, clock }: Pick<Ports, 'clock' | 'db'>, brand: string) {
    this.#jackpots = new ShownFor(SHOWN_MS, async id => {
      const at = new Date()
      const instance = await instanceOf(kysely, id)
      if (!instance) return undefined
      const standing = { instance, brand, pots: await readPots(kysely, id), at }
      return { standing, frame: frameOf(jackpotUpdate(standing)) }
    })
    this.#raffles = new ShownFor(SHOWN_MS, async source => {
      const at = new Date()
      const draws = await raffleInstances(kysely, source, clock.now())
      // A frame after the other: who follows a series hears of all its draws.
      const frames = draws.map(draw => frameOf(raffleUpdate(draw, brand, at)))
      return { draws, frame: Buffer.concat(frames) }
    })
  }

  /** Undefined for a jackpot that does not run. */
  jackpot = (id: string): Promise<JackpotBoard | undefined> => this.#jackpots.get(id)

  raffle = (source: string): Promise<RaffleBoard> => this.#raffles.get(source)

  /** Of a jackpot by its name, or of a raffle by its source. */
  of = (topic: string): Promise<Board | undefined> =>
    isRaffle(topic) ? this.raffle(topic) : this.jackpot(topic)

  changed(topic: string): void {
    this.#jackpots.forget(topic)
    this.#raffles.forget(topic)
  }
}
