import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { OperatorName } from '#config/operators.ts'
import { PROVIDER_ADDRESSES } from '#config/payment-methods.ts'
import { type Config, readConfig } from '#server/config.ts'
import { hostFilesOf, nginxFiles, writeFiles } from '../../scripts/hosts.ts'
import { endsWithUs } from './ends-with-us.ts'
import { freePort } from './free-port.ts'
import { sharedSecrets } from './platform.ts'

const OPENS_WITHIN_MS = 180_000

/** One process of the platform; the others go on when it dies. */
export interface StackProcess {
  readonly port: number
  readonly isAlive: boolean
  /** Ends it: at once with `SIGKILL`, in order with `SIGTERM`. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  start(): Promise<void>
}

export interface Stack {
  /** Of all that browsers and players reach, as they see it. */
  readonly config: Config
  readonly url: string
  readonly processes: readonly StackProcess[]
  close(): Promise<void>
}

export interface StackOptions {
  readonly databaseUrl: string
  readonly count?: number
  readonly operator?: OperatorName
  /** Variables of every process beside the usual ones. */
  readonly env?: Readonly<Record<string, string>>
  /** Where nginx listens; anywhere that is free, if nothing is said. */
  readonly port?: number
  /** The port at which a part is to be reached in place of its own: that of a line to it. */
  readonly between?: (part: 'platform' | 'redis', port: number) => Promise<number>
}

function hear(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = (why: string) => reject(new Error(`${why}:\n${said}`))
    const timer = setTimeout(() => fail('Not open'), OPENS_WITHIN_MS)
    const listen = (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-20_000)
      if (!said.includes(words)) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', code => {
      clearTimeout(timer)
      fail(`It ended with ${code}`)
    })
  })
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** The variables by which a process knows itself behind another port than its own. */
const addressesOf = (config: Config): Readonly<Record<string, string>> => ({
  LOBBY_PUBLIC_URL: config.publicUrl,
  LOBBY_GAMES_URL: config.gamesUrl,
  LOBBY_JACKPOTS_URL: config.jackpotsUrl,
  LOBBY_ENGAGEMENT_URL: config.engagementUrl,
  LOBBY_REGISTER_URL: config.registerUrl,
  LOBBY_IDENTITY_URL: config.identityUrl,
  LOBBY_DESK_URL: config.deskUrl,
  LOBBY_MEASURES_URL: config.measuresUrl,
  LOBBY_SPORTS_URL: config.sportsUrl,
  ...Object.fromEntries(
    Object.entries(PROVIDER_ADDRESSES).map(([provider, { variable }]) => [
      variable,
      config.providerUrls[provider as keyof typeof PROVIDER_ADDRESSES]
    ])
  )
})

/** A process of the platform that is not started yet, with these variables beside those of this one. */
export function openProcess(env: Readonly<Record<string, string>>): StackProcess {
  let child: ChildProcess | undefined
  return {
    port: Number(env['PORT']),
    get isAlive() {
      return child !== undefined && child.exitCode === null && child.signalCode === null
    },
    async end(signal) {
      if (child) await end(child, signal)
    },
    async start() {
      child = endsWithUs(
        spawn(process.execPath, ['server/index.ts'], {
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { ...process.env, ...env }
        })
      )
      await hear(child, 'the platform is open')
      // What it says from here on is nobody's, and must not fill the pipe.
      child.stdout?.resume()
      child.stderr?.resume()
    }
  }
}

async function openRedis(): Promise<{ readonly port: number; close(): Promise<void> }> {
  const port = await freePort()
  const child = endsWithUs(
    spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: ['ignore', 'pipe', 'pipe'], cwd: tmpdir() }
    )
  )
  await hear(child, 'Ready to accept connections')
  return { port, close: () => end(child, 'SIGTERM') }
}

interface NginxOptions {
  readonly folder: string
  readonly operator: OperatorName
  readonly port: number
  readonly ports: readonly number[]
  readonly env: Readonly<Record<string, string>>
}

/** nginx with the very files that `npm run hosts` writes, for a folder and ports of their own. */
async function openNginx({
  folder,
  operator,
  port,
  ports,
  env
}: NginxOptions): Promise<ChildProcess> {
  mkdirSync(folder, { recursive: true })
  const files = hostFilesOf(operator, {
    ...env,
    PORT: String(port),
    LOBBY_SANDBOX: '1',
    LOBBY_NGINX_FOLDER: folder,
    LOBBY_NGINX_LOG: '/dev/null',
    LOBBY_NGINX_LISTEN: `127.0.0.1:${port}`,
    LOBBY_NGINX_PLATFORM: ports.map(each => `127.0.0.1:${each}`).join(' ')
  })
  const place = { ...files.place, root: resolve(files.site) }
  // What only houses and providers reach, and the sandbox's own stands.
  const stands = ['register', 'desk', 'measures', ...(files.hasOutsideBook ? ['book'] : [])]
  const others = stands.map(name => `http://${name}.localhost:${port}`)
  writeFiles(folder, nginxFiles({ ...files, place, served: [...files.served, ...others] }))
  const main = join(folder, 'nginx.conf')
  writeFileSync(
    main,
    [
      'daemon off;',
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'worker_processes 1;',
      `pid ${folder}/nginx.pid;`,
      'error_log stderr notice;',
      'events { worker_connections 4096; }',
      'http {',
      '  access_log off;',
      // As the file that nginx comes with has it.
      '  include /etc/nginx/mime.types;',
      '  default_type application/octet-stream;',
      '  server_names_hash_bucket_size 128;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        kind => `  ${kind}_temp_path ${folder}/${kind};`
      ),
      `  include ${folder}/lobby.conf;`,
      '}',
      ''
    ].join('\n')
  )
  const child = endsWithUs(spawn('nginx', ['-c', main], { stdio: ['ignore', 'pipe', 'pipe'] }))
  await hear(child, 'start worker process')
  child.stderr?.resume()
  return child
}

/** The casino on one machine as it stands on many: nginx before several processes, one database, Redis. */
export async function openStack(options: StackOptions): Promise<Stack> {
  const { databaseUrl, count = 3, operator = 'Infiniza', env = {} } = options
  const { between = async (_part, own) => own } = options
  const folder = mkdtempSync(join(tmpdir(), 'lobby-stack-'))
  const opened: (() => Promise<void>)[] = []
  const close = async () => {
    for (const one of opened.toReversed()) await one()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const port = options.port ?? (await freePort())
    const redis = await openRedis()
    opened.push(redis.close)
    const common = {
      LOBBY_OPERATOR: operator,
      LOBBY_SECRETS_FILE: resolve(sharedSecrets()),
      LOBBY_SANDBOX: '1',
      LOBBY_SPORTS_WORLD: '0',
      LOG_LEVEL: 'info',
      DATABASE_URL: databaseUrl,
      REDIS_URL: `redis://127.0.0.1:${await between('redis', redis.port)}`,
      ...env
    }
    const config = readConfig({ ...common, PORT: String(port), LOBBY_DATA: join(folder, 'data') })
    const processes: StackProcess[] = []
    for (let index = 0; index < count; index++) {
      const one = openProcess({
        ...common,
        ...addressesOf(config),
        PORT: String(await freePort()),
        LOBBY_DATA: join(folder, `data-${index}`)
      })
      opened.push(() => one.end('SIGTERM'))
      await one.start()
      processes.push(one)
    }
    const ports = await Promise.all(processes.map(each => between('platform', each.port)))
    const nginx = await openNginx({ folder: join(folder, 'nginx'), operator, port, ports, env })
    opened.push(() => end(nginx, 'SIGTERM'))
    return { config, url: config.publicUrl, processes, close }
  } catch (error) {
    await close()
    throw error
  }
}
