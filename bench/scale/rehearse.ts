// A database is lost and brought back from its dump, and the casino goes on: `npm run rehearse` (two minutes).
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

import type { Config } from '#server/config.ts'
import { atConsole, newPlayer } from '#tests/support/house-player.ts'
import { sharedSecrets } from '#tests/support/platform.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { openStack } from '#tests/support/stack.ts'
import { build } from '../../scripts/build.ts'
import { recordGoal } from '../goals/record.ts'
import { faultsOf } from './load.ts'
import { openRobot, type Robot, type Tally } from './robot.ts'

const PLAYERS = 6
const SECONDS = 20
const SYSTEM = '/usr/lib/postgresql'
const MAY_TAKE_S = 30

/** The newest of the system's programs of that name, or whatever the path finds. */
function programOf(name: string): string {
  try {
    const [newest] = readdirSync(SYSTEM).toSorted((a, b) => Number(b) - Number(a))
    return join(SYSTEM, newest ?? '', 'bin', name)
  } catch {
    return name
  }
}

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env }
  })
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`)
  return stdout
}

const databaseAt = (url: string, name: string) => {
  const at = new URL(url)
  at.pathname = `/${name}`
  return at.href
}

async function command(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}

const secondsSince = (since: number) => (performance.now() - since) / 1000
const seconds = (count: number) => `${count.toFixed(1)} s`

if (!build('Infiniza')) process.exit(1)
const postgres = await startPostgres(['fsync=on'])
const folder = mkdtempSync(join(tmpdir(), 'lobby-rehearsal-'))
const url = databaseAt(postgres.url, 'house')
const tally: Tally = { took: [], interrupted: new Map() }
const faults: string[] = []
const robots: Robot[] = []
const took = { dump: 0, restore: 0, open: 0 }

const playFor = (ms: number) => {
  const end = performance.now() + ms
  return Promise.all(robots.map(robot => robot.playUntil(end)))
}

/** Something for the records that are checked line by line: a jackpot that falls, a player who is kept out. */
async function record(config: Config): Promise<void> {
  const { playerId } = await newPlayer(config)
  await atConsole(config, `/players/${playerId}/jackpot/drop`, { pot: 'minor' })
  await atConsole(config, `/players/${playerId}/exclude`, { days: 7, brands: 'this' })
}

/** A line of a check that has looked at something; a check of nothing is a fault. */
function told(line: string): string {
  if (/: 0 records|^0 decisions/.test(line)) faults.push(`nothing was checked: ${line}`)
  return line
}

/** Whatever was promised is there, and whoever asks for it again is answered as before. */
async function look(when: string): Promise<void> {
  faults.push(...(await faultsOf(robots, url)).map(fault => `${when}: ${fault}`))
  for (const { promised, repeat } of robots)
    for (const { id, key } of promised.deposits) {
      const again = await repeat(key)
      if (again !== id) faults.push(`${when}: deposit ${id} asked for again is ${again}`)
    }
  faults.push(...(await faultsOf(robots, url)).map(fault => `${when}, asked again: ${fault}`))
}

try {
  await command(postgres.url, 'create database house')
  const stack = await openStack({ databaseUrl: url, count: 2 })
  try {
    while (robots.length < PLAYERS) robots.push(await openRobot(stack.config, tally))
    await record(stack.config)
    await playFor(SECONDS * 1000)
    await look('before')
    const began = performance.now()
    const file = join(folder, 'house.dump')
    run(programOf('pg_dump'), ['--format=custom', `--file=${file}`, url])
    took.dump = secondsSince(began)
    console.log(`dumped in ${seconds(took.dump)}`)

    for (const one of stack.processes) await one.end('SIGTERM')
    const lost = performance.now()
    await command(postgres.url, 'drop database house with (force)')
    await command(postgres.url, 'create database house')
    run(programOf('pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${url}`, file])
    took.restore = secondsSince(lost)
    console.log(`restored in ${seconds(took.restore)}`)
    for (const one of stack.processes) await one.start()
    took.open = secondsSince(lost)
    console.log(`open again after ${seconds(took.open)}`)

    const env = { DATABASE_URL: url, LOBBY_SECRETS_FILE: sharedSecrets(), LOG_LEVEL: 'error' }
    for (const script of ['check-audit.ts', 'check-jackpot-records.ts'])
      console.log(told(run(process.execPath, [`scripts/${script}`], env).trim()))
    await look('restored')
    await playFor(SECONDS * 1000)
    await look('played on')
  } finally {
    for (const robot of robots) robot.close()
    await stack.close()
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
const promised = robots.map(robot => robot.promised)
const rounds = promised.flatMap(one => one.rounds).length
const deposits = promised.flatMap(one => one.deposits).length
if (rounds === 0 || deposits === 0) faults.push('nothing was promised that could be lost')
for (const fault of faults) console.error(`FAULT: ${fault}`)
recordGoal('security-19', {
  isMet: faults.length === 0 && took.restore <= MAY_TAKE_S,
  figures: `${rounds} rounds and ${deposits} deposits promised before and after, each deposit asked for again before and after: ${faults.length} faults; dumped in ${seconds(took.dump)}, restored in ${seconds(took.restore)}, open again after ${seconds(took.open)}`
})
process.exit(faults.length === 0 ? 0 : 1)
