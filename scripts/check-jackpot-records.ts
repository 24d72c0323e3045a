// Walks the signed records of every jackpot and fails where one was changed, left out or does not
// follow from its numbers: check-jackpot-records.ts. Reads the database that the server's environment
// names; the embedded one only while no server has it open.
import { checkRecords, openJackpots } from '#server/capabilities/jackpot/index.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { createLog } from '#server/log.ts'

const config = readConfig()
const db = await openDatabase(config, createLog(config))
try {
  for (const id of await openJackpots(db.kysely)) {
    const { records, findings } = await checkRecords(db.kysely, config.secrets.jackpotKey, id)
    for (const { number, fault } of findings) console.error(`${id} ${number}: ${fault}`)
    console.log(`${id}: ${records} records, ${findings.length} faults`)
    if (findings.length > 0) process.exitCode = 1
  }
} finally {
  await db.close()
}
