import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SandboxPlayer {
  readonly playerId: string
  readonly email: string
  readonly password: string
}

export interface House {
  readonly url: string
  sandbox<Answer>(path: string, body?: Readonly<Record<string, unknown>>): Promise<Answer>
  close(): Promise<void>
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Resolves when the process says on its standard output that the house is open. */
function opened(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk
      if (said.includes(' is open at ')) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('exit', code => reject(new Error(`The house ended with ${code}:\n${said}`)))
  })
}

type Environment = Readonly<Record<string, string>>

const sandboxAt =
  (port: number): House['sandbox'] =>
  async (path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}/sandbox/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { host: `localhost:${port}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) })
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }

/** The product as it stands on many machines: nginx before three processes, PostgreSQL and Redis. */
async function openManyHouse(own: Environment): Promise<House> {
  const { startPostgres } = await import('#tests/support/postgres-server.ts')
  const { openStack } = await import('#tests/support/stack.ts')
  const postgres = await startPostgres()
  const stack = await openStack({ databaseUrl: postgres.url, env: own })
  return {
    url: stack.url,
    sandbox: sandboxAt(stack.config.port),
    async close() {
      await stack.close()
      await postgres.stop()
    }
  }
}

/**
 * The product as it is started on a machine, in a process, on a port and with data of its own; with
 * `LOBBY_TEST_HOUSE=stack` as it stands on many.
 */
export const openHouse = (own: Environment = {}): Promise<House> =>
  process.env['LOBBY_TEST_HOUSE'] === 'stack' ? openManyHouse(own) : openOneHouse(own)

async function openOneHouse(own: Environment): Promise<House> {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'house-'))
  const child = spawn('node', ['server/index.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      LOBBY_DATA: data,
      LOBBY_OPERATOR: process.env['LOBBY_OPERATOR'] ?? 'Infiniza',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      // Only who asks for it has matches played, which costs a house its first half minute.
      LOBBY_SPORTS_WORLD: '0',
      ...own
    }
  })
  await opened(child)
  const url = `http://localhost:${port}`
  return {
    url,
    sandbox: sandboxAt(port),
    async close() {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    }
  }
}
