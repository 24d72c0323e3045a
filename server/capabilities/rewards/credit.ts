import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import type { Player } from '../player/index.ts'
import { claimBarrier } from './barrier.ts'
import { giveMoney } from './give-money.ts'
import { grantSpins, writeSpins } from './grant-spins.ts'
import { changeReward, declinesRewards, findReward, holdPlayer, holdReward } from './store.ts'
import type { FreeSpins, StoredReward } from './tables.ts'
import { tellReward } from './tell.ts'

/** After so many calls in vain the player is told, and may have it tried again. */
export const MOST_TRIES = 5

/** While a call is under way nobody else makes it. */
const LEASE_MS = 30_000

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** What to tell support: the head of the assignation's id. */
export const referenceOf = ({ id }: Pick<StoredReward, 'id'>): string =>
  `R-${id.slice(0, 8).toUpperCase()}`

interface Held {
  readonly player: Player
  readonly reward: StoredReward
}

/** A reward that is under way, with its player, both held; undefined when it is not, or no more. */
async function holdProcessing(tx: Tx, id: string): Promise<Held | undefined> {
  const found = await findReward(tx, id)
  if (found?.status !== 'Processing') return undefined
  const player = await holdPlayer(tx, found.player_id)
  const reward = await holdReward(tx, id)
  return reward?.status === 'Processing' ? { player, reward } : undefined
}

/** What can not be credited by itself now waits until the player claims it. */
const leaveToPlayer = (ports: Ports, tx: Tx, reward: StoredReward): Promise<StoredReward> =>
  changeReward(ports, tx, reward, { status: 'Unclaimed', claim_type: 'Manual', next_at: null })

type Step =
  | {
      readonly status: 'changed'
      readonly reward: StoredReward
      readonly tell?: () => Promise<void>
    }
  | { readonly status: 'spins'; readonly spins: FreeSpins }

async function step(ports: Ports, tx: Tx, id: string): Promise<Step | undefined> {
  const held = await holdProcessing(tx, id)
  if (!held) return undefined
  const { player, reward } = held
  const { clock, config } = ports
  const now = clock.now()
  const barrier =
    reward.claim_type === 'Automatic' &&
    claimBarrier({
      house: config,
      player,
      declines: await declinesRewards(tx, player.id),
      reward,
      now
    })
  if (barrier) return { status: 'changed', reward: await leaveToPlayer(ports, tx, reward) }
  const { terms } = reward
  if (terms.type === 'FreeSpins') {
    await tx
      .updateTable('reward_assignments')
      .set({ next_at: later(now, LEASE_MS) })
      .where('id', '=', id)
      .execute()
    return { status: 'spins', spins: await writeSpins(ports, tx, reward, terms) }
  }
  const given = await giveMoney(ports, tx, player, reward, terms)
  if (given.status === 'active')
    return { status: 'changed', reward: await leaveToPlayer(ports, tx, reward) }
  return { status: 'changed', reward: given.reward, tell: given.tell }
}

/** Writes down whether the provider has taken the spins. */
const noteSpins = (ports: Ports, id: string, isTaken: boolean) =>
  ports.db.transaction(async tx => {
    const held = await holdProcessing(tx, id)
    if (!held) return undefined
    const { reward } = held
    const now = ports.clock.now()
    if (isTaken)
      return await changeReward(ports, tx, reward, {
        status: 'Credited',
        ended_at: now,
        next_at: null
      })
    const tries = reward.tries + 1
    if (tries >= MOST_TRIES)
      return await changeReward(ports, tx, reward, {
        status: 'FailedProcessing',
        tries,
        next_at: null,
        reference: referenceOf(reward)
      })
    await tx
      .updateTable('reward_assignments')
      .set({ tries, next_at: later(now, 5000 * 3 ** reward.tries) })
      .where('id', '=', id)
      .execute()
    return undefined
  })

/**
 * Credits a reward that is under way, as far as that is possible now, and tells what has become of
 * it. It may be called at any time and by any number of processes: a reward is credited once.
 */
export async function creditReward(ports: Ports, id: string): Promise<void> {
  const done = await ports.db.transaction(tx => step(ports, tx, id))
  if (!done) return
  if (done.status === 'changed') {
    await done.tell?.()
    await tellReward(ports, done.reward)
    return
  }
  const noted = await noteSpins(ports, id, await grantSpins(ports, done.spins))
  if (!noted) return
  if (noted.status === 'FailedProcessing')
    ports.log.warn({ reward: id, reference: noted.reference }, 'free spins could not be given')
  await tellReward(ports, noted)
}
