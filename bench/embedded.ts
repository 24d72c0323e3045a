import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'

import { readConfig } from '#server/config.ts'
import { createPlatform } from '#server/platform.ts'
import { freePort } from '#tests/support/free-port.ts'
import { newPlayer, openPlay } from '#tests/support/house-player.ts'
import { compare, type Figure, type Series, spreadOf } from './figures.ts'
import { slice } from './quiet.ts'
import { timed, timedBet } from './timed.ts'

const BETS_A_SLICE = 40
const KINDS = ['measured', 'reference', 'twin'] as const

/** The median of many in a row, in milliseconds: one that waited for others does not count. */
async function medianOf(work: () => Promise<number>): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time < BETS_A_SLICE; time++) taken.push(await work())
  return spreadOf(taken).median
}

/**
 * The time from a bet's request to the answer with the committed balance, on the embedded database,
 * beside one row inserted there: platform, client and database share this process.
 */
export async function benchEmbeddedBets(siteDir: string, rounds: number): Promise<Figure> {
  const data = mkdtempSync(join(tmpdir(), 'lobby-bench-'))
  const config = readConfig({
    PORT: String(await freePort()),
    LOBBY_DATA: data,
    LOBBY_SITE: siteDir,
    LOBBY_SANDBOX: '1',
    LOG_LEVEL: 'silent',
    DATABASE_URL: ''
  })
  const platform = await createPlatform(config, { log: pino({ level: 'silent' }) })
  try {
    await platform.listen()
    const { db } = platform.ports
    await sql`create table bench_bare (id bigint primary key, note text not null)`.execute(
      db.kysely
    )
    const play = await openPlay(config, await newPlayer(config))
    let row = 0
    const insert = () => {
      row += 1
      return timed(() => sql`insert into bench_bare values (${row}, 'bare')`.execute(db.kysely))
    }
    const bet = () => timedBet(play)
    const work = { measured: bet, reference: insert, twin: insert }
    const taken: { [Kind in keyof Series]: Series[Kind][number][] } = {
      measured: [],
      reference: [],
      twin: []
    }
    for (let round = -1; round < rounds; round++)
      for (const kind of KINDS.toSorted(() => Math.random() - 0.5)) {
        const run = await slice(() => medianOf(work[kind]))
        if (round >= 0) taken[kind].push(run)
      }
    const name = 'a bet until its balance is committed, embedded database, beside a bare insert'
    return compare({ group: 'bets', name, unit: 'ms', better: 'lower' }, taken)
  } finally {
    await platform.close()
    rmSync(data, { recursive: true, force: true })
  }
}
