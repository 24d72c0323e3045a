import { END_PATH, ENTER_PATH, readRegisterTaken } from '#contract/wire/exclusion-register.ts'
import { fromJson } from '#contract/wire/fit.ts'
import type { Bus } from '../../bus/events.ts'
import type { Tx } from '../../db/database.ts'
import type { JsonObject } from '../../db/tables.ts'
import { postSigned } from '../../http/client-call.ts'
import type { Errand } from '../../jobs/errand.ts'
import type { Ports } from '../../ports.ts'
import type { Player } from '../player/index.ts'
import { registerClient } from './ask-register.ts'
import { identityOf, registerKeysOf } from './register-keys.ts'
import type { Exclusion } from './tables.ts'

const BATCH = 50
const LONGEST_WAIT_SECONDS = 300

const RUNNING = new WeakMap<Bus, Errand>()

/** Names the errand that tells the register; undone when the house closes. */
export function setRegisterErrand({ bus }: Pick<Ports, 'bus'>, errand: Errand): () => void {
  RUNNING.set(bus, errand)
  return () => {
    RUNNING.delete(bus)
  }
}

/** Has the register told what was written down. Call it after the commit. */
export const registerSoon = ({ bus }: Pick<Ports, 'bus'>): void => RUNNING.get(bus)?.soon()

const write = ({ clock }: Ports, tx: Tx, path: string, body: JsonObject) =>
  tx
    .insertInto('register_outbox')
    .values({ path, body: JSON.stringify(body), next_at: clock.now() })
    .execute()

/** Writes down for the register that a player is excluded from all brands. */
export async function enterInRegister(
  ports: Ports,
  tx: Tx,
  player: Player,
  { id, started_at, ends_at }: Exclusion
): Promise<void> {
  const { operator, secrets } = ports.config
  await write(ports, tx, ENTER_PATH, {
    id,
    list: 'group',
    brand: operator,
    keys: registerKeysOf(secrets.protection.register, identityOf(player)),
    from: started_at.toISOString(),
    until: ends_at?.toISOString() ?? null
  })
}

/** Writes down for the register when an exclusion ends that the house has let its player out of. */
export async function endInRegister(
  ports: Ports,
  tx: Tx,
  { id }: Exclusion,
  until: Date
): Promise<void> {
  const { operator: brand } = ports.config
  await write(ports, tx, END_PATH, { id, brand, until: until.toISOString() })
}

/** Tells what is due, in its order; what is not taken is tried again later. True while there is more. */
export async function tellRegister(ports: Ports): Promise<boolean> {
  const { clock, config, db, log } = ports
  const due = await db.kysely
    .selectFrom('register_outbox')
    .selectAll()
    .where('next_at', '<=', clock.now())
    .orderBy('id')
    .limit(BATCH)
    .execute()
  for (const { id, path, body, tries } of due) {
    const { status, text } = await postSigned(
      ports,
      registerClient(ports),
      new URL(path, config.registerUrl),
      body
    ).catch(() => ({ status: 0, text: '' }))
    // A host in front of the register may say that all is well, and has entered nobody.
    if (status === 200 && readRegisterTaken(fromJson(text))) {
      await db.kysely.deleteFrom('register_outbox').where('id', '=', id).execute()
      continue
    }
    log.error({ entry: body['id'], path, status, tries }, 'the register was not told')
    const wait = Math.min(LONGEST_WAIT_SECONDS, 2 ** tries)
    await db.kysely
      .updateTable('register_outbox')
      .set({ tries: tries + 1, next_at: new Date(clock.now().getTime() + wait * 1000) })
      .where('id', '=', id)
      .execute()
  }
  return due.length === BATCH
}
