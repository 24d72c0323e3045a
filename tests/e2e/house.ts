import { openHouse as openProcess } from '#tests/support/open-house.ts'

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
  const operator = process.env['LOBBY_OPERATOR'] ?? 'Infiniza'
  // Only who asks for it has matches played, which costs a house its first half minute.
  const variables = { LOBBY_SPORTS_WORLD: '0', ...own }
  const { url, config, close } = await openProcess(undefined, '', operator, '.', variables)
  return { url, sandbox: sandboxAt(config.port), close }
}
