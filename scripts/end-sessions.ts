// Ends the sessions of players, or with --all those of everybody: end-sessions.ts <player id> … Reads
// the database that the server's environment names; the embedded one only while no server has it open.
import { openBus } from '#server/bus/index.ts'
import { destroyAllSessions, destroySessionsOf } from '#server/capabilities/session/index.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { createLog } from '#server/log.ts'

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const named = process.argv.slice(2)
const isAll = named.length === 1 && named[0] === '--all'
if (!isAll && (named.length === 0 || !named.every(id => ID.test(id)))) {
  console.error('Name the ids of players, or --all.')
  process.exit(2)
}

const config = readConfig()
const log = createLog(config)
const db = await openDatabase(config, log)
const bus = await openBus(config, db, log)
try {
  const clock = { now: () => new Date(), move: () => Promise.resolve() }
  const ports = { bus, clock, db, log }
  let ended = 0
  if (isAll) ended = await destroyAllSessions(ports, 'SESSION_EXPIRED')
  else for (const id of named) ended += await destroySessionsOf(ports, id, 'SESSION_EXPIRED')
  console.log(`${ended} sessions ended`)
} finally {
  await bus.close()
  await db.close()
}
