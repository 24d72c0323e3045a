// Walks the record of protective decisions and fails where a line was changed, removed, moved or put
// in: check-audit.ts [<line>:<hash> ...]. Each argument is a head that an earlier run, or the nightly
// job in the log, has told. Reads the database that the server's environment names; the embedded one
// only while no server has it open.
import { checkDecisions } from '#server/capabilities/audit/index.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { createLog } from '#server/log.ts'

const HEAD = /^(\d+):([\da-f]{64})$/

const known = process.argv.slice(2).map(text => {
  const [, seq, hash] = HEAD.exec(text) ?? []
  if (seq === undefined || hash === undefined) throw new Error(`${text} is no <line>:<hash>`)
  return { seq: BigInt(seq), hash }
})

const config = readConfig()
const db = await openDatabase(config, createLog(config))
try {
  const { lines, head, findings } = await db.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(tx => checkDecisions(tx, known))
  for (const { seq, fault } of findings) console.error(`Line ${seq} ${fault}`)
  console.log(`${lines} decisions, ${findings.length} faults, head ${head.seq}:${head.hash}`)
  if (findings.length > 0) process.exitCode = 1
} finally {
  await db.close()
}
