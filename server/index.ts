import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import { banner } from './banner.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { createLog } from './log.ts'
import { createPlatform } from './platform.ts'

const SHUTDOWN_MS = 10_000
const RESTART_MS = 1000

/**
 * On a loopback address the sandbox is open unless it is told to be shut; matches are played wherever
 * nobody says otherwise.
 */
function startEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const host = environment['LOBBY_HOST'] || '127.0.0.1'
  const isLoopback = ['127.0.0.1', '::1', 'localhost'].includes(host)
  return {
    ...environment,
    LOBBY_SANDBOX: environment['LOBBY_SANDBOX'] || (isLoopback ? '1' : '0'),
    LOBBY_SPORTS_WORLD: environment['LOBBY_SPORTS_WORLD'] || '1'
  }
}

async function serve(config: Config): Promise<void> {
  const log = createLog(config)
  const platform = await createPlatform(config, { log })
  closeWithGrace({ delay: SHUTDOWN_MS, logger: log }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'the platform stops after a fault')
    else log.info({ signal }, 'the platform stops')
    await platform.close()
  })
  await platform.listen()
  log.info({ url: config.publicUrl, engine: platform.ports.db.engine }, 'the platform is open')
}

/** One process that serves nothing: it starts the others, replaces who dies, and ends them. */
async function lead(config: Config, environment: NodeJS.ProcessEnv): Promise<void> {
  const log = createLog(config)
  const db = await openDatabase(config, log)
  await migrate(db)
  await db.close()
  cluster.setupPrimary({ exec: fileURLToPath(import.meta.url) })
  let closing = false
  const fork = () => {
    if (!closing) cluster.fork(environment)
  }
  cluster.on('exit', (worker, code) => {
    if (closing) return
    log.error({ worker: worker.process.pid, code }, 'a process ended and is replaced')
    setTimeout(fork, RESTART_MS)
  })
  closeWithGrace({ delay: SHUTDOWN_MS + 1000, logger: log }, async () => {
    closing = true
    const workers = Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined)
    const ended = workers.map(
      worker => new Promise<void>(resolve => worker.once('exit', () => resolve()))
    )
    for (const worker of workers) worker.process.kill('SIGTERM')
    await Promise.all(ended)
  })
  const listening = new Promise<void>(resolve => cluster.once('listening', () => resolve()))
  for (let index = 0; index < config.processes; index++) fork()
  await listening
}

/** Starts the platform as the environment says, and tells on standard output where it is. */
export async function start(given: NodeJS.ProcessEnv = process.env): Promise<void> {
  const environment = startEnvironment(given)
  try {
    const config = readConfig(environment)
    if (config.processes === 1 || cluster.isWorker) await serve(config)
    else await lead(config, environment)
    if (cluster.isPrimary) process.stdout.write(`${banner(config)}\n`)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

if (import.meta.main) await start()
