import type { Executor } from '../../../db/database.ts'
import type { Ports } from '../../../ports.ts'
import { changePlayer, publishPlayer } from '../../player/index.ts'
import { DAY_MS } from '../days.ts'
import { keepDocument, type NewDocument } from '../document-store.ts'
import { holdPlayer } from '../hold-player.ts'

/** More than anybody is asked for, and little enough for us to look at. */
const MOST_WAITING = 30
const MOST_A_DAY = 60

/** Whether the player may hand another document in. */
export const mayHandIn = ({ db, clock }: Ports, playerId: string): Promise<boolean> =>
  hasRoom(db.kysely, playerId, clock.now())

async function hasRoom(db: Executor, playerId: string, now: Date): Promise<boolean> {
  const { waiting, lately } = await db
    .selectFrom('documents')
    .select(({ fn, and, eb }) => [
      fn
        .countAll<string>()
        .filterWhere(and([eb('status', '=', 'Received'), eb('content', 'is not', null)]))
        .as('waiting'),
      fn
        .countAll<string>()
        .filterWhere('uploaded_at', '>', new Date(now.getTime() - DAY_MS))
        .as('lately')
    ])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return Number(waiting) < MOST_WAITING && Number(lately) < MOST_A_DAY
}

type Given = Omit<NewDocument, 'id' | 'uploadedAt'>

/** Keeps the document and tells the player's tabs; undefined where there are too many of them. */
export async function takeIn(
  ports: Ports,
  given: Given
): Promise<{ readonly id: string; readonly bytes: number } | undefined> {
  const { clock, db, random } = ports
  const id = random.uuid()
  const changed = await db.transaction(async tx => {
    // Held, so that documents that are sent at once are counted one after the other.
    const player = await holdPlayer(tx, given.playerId)
    const now = clock.now()
    if (!(await hasRoom(tx, player.id, now))) return undefined
    await keepDocument(ports, tx, { ...given, id, uploadedAt: now })
    return await changePlayer(tx, player.id, {})
  })
  if (!changed) return undefined
  await publishPlayer(ports, changed)
  return { id, bytes: given.content.length }
}
