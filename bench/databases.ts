import pg from 'pg'

/** The books must survive a power cut, unlike those of a test. */
export const DURABLE = [
  'fsync=on',
  'synchronous_commit=on',
  'shared_buffers=256MB',
  'max_wal_size=2GB'
]

/** A database of the run, dropped when the work is done. */
export async function withDatabase<Value>(
  server: string,
  name: string,
  work: (url: string) => Promise<Value>
): Promise<Value> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const database = `lobby_bench_${name}_${process.pid}`
  try {
    await admin.query(`create database ${database}`)
    const url = new URL(server)
    url.pathname = `/${database}`
    return await work(url.href)
  } finally {
    await admin.query(`drop database if exists ${database} with (force)`)
    await admin.end()
  }
}
