import type { Jurisdiction } from '#config/jurisdiction.ts'
import { signedIn } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { MutationResolvers, StartIdentityCheckErrorCode } from '../../../generated/main.ts'
import type { Ports } from '../../../ports.ts'
import { recordDecision } from '../../audit/index.ts'
import type { Player } from '../../player/index.ts'
import { DAY_MS } from '../days.ts'
import { requestsOf } from '../document-requests.ts'
import { holdPlayer } from '../hold-player.ts'
import { openAtProvider } from './provider.ts'
import { latestCheck } from './store.ts'

const MOST_A_DAY = 5

const refuse = (code: StartIdentityCheckErrorCode) => ({ error: { code } })

/** Opens a check with the identity provider, or goes on with the one that has no outcome yet. */
export const startIdentityCheck: NonNullable<MutationResolvers['startIdentityCheck']> = async (
  _root,
  _input,
  context
) => {
  const { playerId } = signedIn(context)
  const { ports, jurisdiction, request } = context
  const begun = await ports.db.transaction(tx => begin(ports, tx, playerId, jurisdiction))
  if ('code' in begun) return refuse(begun.code)
  const opened = await openAtProvider(ports, begun.checkId, begun.player, request.locale)
  if (!opened) return refuse('PROVIDER_UNAVAILABLE')
  await ports.db.kysely
    .updateTable('identity_checks')
    .set({ check_id: opened.checkId })
    .where('id', '=', begun.checkId)
    .execute()
  return { ok: { frameUrl: opened.frameUrl } }
}

interface Begun {
  readonly checkId: string
  readonly player: Player
}

async function begin(
  ports: Ports,
  tx: Tx,
  playerId: string,
  rules: Pick<Jurisdiction, 'kyc'>
): Promise<Begun | { readonly code: StartIdentityCheckErrorCode }> {
  const player = await holdPlayer(tx, playerId)
  const requests = await requestsOf(tx, player, rules)
  if (!requests.some(({ purpose }) => purpose === 'Identity')) return { code: 'NOT_ASKED' }
  const now = ports.clock.now()
  const since = new Date(now.getTime() - DAY_MS)
  const latest = await latestCheck(tx, playerId)
  const goesOn = latest?.outcome === 'open' || latest?.outcome === 'pending'
  if (latest && goesOn && latest.started_at > since) return { checkId: latest.id, player }
  if ((await countSince(tx, playerId, since)) >= MOST_A_DAY) return { code: 'TOO_MANY_TRIES' }
  const checkId = ports.random.uuid()
  await tx
    .insertInto('identity_checks')
    .values({ id: checkId, player_id: playerId, started_at: now })
    .execute()
  await recordDecision(tx, {
    kind: 'identity.check-begun',
    playerId,
    actor: 'player',
    at: now,
    data: { check: checkId }
  })
  return { checkId, player }
}

async function countSince(tx: Tx, playerId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('identity_checks')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('player_id', '=', playerId)
    .where('started_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
