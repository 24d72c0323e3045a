import type { RoundProof } from '#contract/wire/table-play.ts'
import { commitmentOf, decideBy } from '#engine/fairness/seeds.ts'
import type { Standing } from '#engine/rounds/kind.ts'
import { kindOf } from '#engine/rounds/kinds.ts'
import type { Ports } from '../../ports.ts'
import type { ProviderRound } from './tables.ts'

/** A secret for a round to come, from the operating system's generator. */
export const newSeed = ({ random }: Ports): string => Buffer.from(random.bytes(32)).toString('hex')

/** Where a round stands: decided anew from its seeds, its opening and its moves. */
export async function standingOf(
  round: Pick<
    ProviderRound,
    | 'game'
    | 'currency'
    | 'stake'
    | 'opening'
    | 'moves'
    | 'server_seed'
    | 'client_seed'
    | 'closes_at'
  >,
  now: Date
): Promise<Standing> {
  const kind = kindOf(round.game)
  if (!kind) throw new RangeError(`${round.game} is not played round by round`)
  const seeds = { server: round.server_seed, client: round.client_seed }
  return await decideBy(seeds, draw => kind.at(draw, round, now))
}

/** What a round is told as; its secret comes with it only once nothing is left to choose. */
export async function viewOf(round: ProviderRound, standing: Standing) {
  const proof: RoundProof = {
    commitment: await commitmentOf(round.server_seed),
    clientSeed: round.client_seed,
    serverSeed: standing.isOver ? round.server_seed : null
  }
  const view = standing.view({ id: round.id, proof })
  return round.free_spins === null ? view : { ...view, isFree: true as const }
}
