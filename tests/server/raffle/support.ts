import { ALL_TITLES } from '#config/catalogue/all-titles.ts'
import { isSlot } from '#config/catalogue/models.ts'
import { type Drop, RAFFLES } from '#config/raffles.ts'
import { optIn } from '#server/capabilities/jackpot/index.ts'
import type { Player } from '#server/capabilities/player/index.ts'
import {
  countWager,
  drawRecord,
  raffleInstances,
  ticketsOf,
  turnRaffles,
  type UpcomingDraw
} from '#server/capabilities/raffle/index.ts'
import type { Clock } from '#server/clock.ts'
import type { Platform } from '#server/platform.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer, type PlayerOptions } from '#tests/support/player.ts'

/** A Monday, far from the machine's time, in the week of a studio that makes slots. */
export const MONDAY = new Date('2027-03-08T09:30:00.000Z')

/** A clock that goes on from a moment as the machine's does, and can be moved. */
export function clockFrom(start: Date): Clock {
  let offset = start.getTime() - Date.now()
  return {
    now: () => new Date(Date.now() + offset),
    async move(to) {
      offset = to === 'real' ? 0 : to.getTime() - Date.now()
    }
  }
}

/** A house that opens on that Monday, with its first draws. */
export const openHouse = (clock: Clock = clockFrom(MONDAY)): Promise<TestPlatform> =>
  startPlatform({ clock })

/** So long after an hour, a day or a week has ended its draw is made: bets on their way are waited for. */
export const AFTER_LAST_BETS_MS = 1000

/** The draw of a series that runs. */
export async function runningDraw(
  { ports }: Pick<Platform, 'ports'>,
  drop: Drop
): Promise<UpcomingDraw> {
  const draws = await raffleInstances(ports.db.kysely, RAFFLES[drop].source, ports.clock.now())
  const draw = draws.at(-1)
  if (draw?.status !== 'open') throw new Error(`No ${drop} draw runs`)
  return draw
}

/** A slot whose studio's week it is, and one of another studio. */
export async function gamesOfWeek(platform: Pick<Platform, 'ports'>) {
  const { studio } = await runningDraw(platform, 'hourly')
  const slots = ALL_TITLES.filter(({ slug }) => isSlot(slug))
  const inside = slots.find(title => title.studio === studio)
  const outside = slots.find(title => title.studio !== studio)
  if (!inside || !outside) throw new Error(`No slots of ${studio}`)
  return { inside: inside.slug, outside: outside.slug }
}

/** Opts a player in to series, or out of them. */
export async function optInTo(
  platform: Pick<Platform, 'ports'>,
  player: Player,
  drops: readonly Drop[],
  optedIn = true
): Promise<void> {
  for (const drop of drops) {
    const { id } = await runningDraw(platform, drop)
    const result = await optIn(platform.ports, { player, instance: id, optedIn })
    if (result.status !== 'ok') throw new Error(result.code)
  }
}

/** A player who takes part in series. */
export async function entrant(
  platform: TestPlatform,
  drops: readonly Drop[],
  options: PlayerOptions = {}
): Promise<Player> {
  const player = await newPlayer(platform, { cash: 100_000n, ...options })
  await optInTo(platform, player, drops)
  return player
}

let bets = 0

/** A stake as the wallet counts it, without the game around it. */
export async function stake(
  platform: Pick<Platform, 'ports'>,
  player: Player,
  amount: bigint,
  { at = platform.ports.clock.now(), game }: { at?: Date; game?: string } = {}
): Promise<{ readonly transactionId: string; readonly grown: readonly string[] }> {
  const { ports } = platform
  const slug = game ?? (await gamesOfWeek(platform)).inside
  bets += 1
  const transactionId = `stake-${bets}`
  const grown = await ports.db.transaction(tx =>
    countWager(ports, tx, {
      playerId: player.id,
      currency: player.currency,
      provider: 'test',
      transactionId,
      game: slug,
      amount,
      at
    })
  )
  return { transactionId, grown }
}

/** How many tickets a player has, by series. */
export async function ticketsBy({ ports }: Pick<Platform, 'ports'>, player: Player) {
  const tickets = await ticketsOf(ports.db.kysely, player.id, ports.clock.now())
  const of = (drop: Drop) =>
    tickets.findLast(({ source }) => source === RAFFLES[drop].source)?.count
  return { hourly: of('hourly'), daily: of('daily'), weekly: of('weekly') }
}

/** Moves the time to a moment and lets the raffles turn. */
export async function turnAt({ ports }: Pick<Platform, 'ports'>, moment: Date): Promise<void> {
  await ports.clock.move(moment)
  await turnRaffles(ports)
}

/** The record of a draw that has been made. */
export async function drawnRecord({ ports }: Pick<Platform, 'ports'>, id: string) {
  const record = await drawRecord(ports.db.kysely, id, ports.clock.now())
  if (record?.status !== 'drawn') throw new Error(`Draw ${id} has not been made`)
  return record
}
