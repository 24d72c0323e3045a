import { pino } from 'pino'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { createJobs } from '#server/jobs/boss.ts'

/** Makes the tables of the job queue, so that not every test has to. */
export async function prepareJobs(
  config: Pick<Config, 'databaseUrl'>,
  db: Database
): Promise<void> {
  const jobs = createJobs(config, db, pino({ level: 'silent' }))
  await jobs.start()
  await jobs.close()
}
