import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Config, readConfig } from '#server/config.ts'

const OPENS_WITHIN_MS = 180_000

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export interface House {
  readonly url: string
  /** As the process itself reads it. */
  readonly config: Config
  close(): Promise<void>
}

function opened(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`Not open:\n${said}`)), OPENS_WITHIN_MS)
    const hear = (chunk: Buffer) => {
      said += chunk
      if (!said.includes(' is open at ')) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', code => {
      clearTimeout(timer)
      reject(new Error(`The house ended with ${code}:\n${said}`))
    })
  })
}

/** The product as a process of its own, serving a built site, with data of its own. */
export async function openHouse(
  siteDir: string,
  databaseUrl: string,
  operator = process.env['LOBBY_OPERATOR'],
  /** Where the house's own files are. */
  folder = '.',
  /** What the environment says beside that. */
  settings: Readonly<Record<string, string>> = {}
): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'lobby-bench-'))
  const env = {
    PORT: String(await freePort()),
    LOBBY_DATA: data,
    LOBBY_SITE: siteDir,
    LOBBY_SANDBOX: '1',
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl,
    ...(operator && { LOBBY_OPERATOR: operator }),
    ...settings
  }
  const child = spawn(process.execPath, ['server/index.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env }
  })
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    }
    rmSync(data, { recursive: true, force: true })
  }
  try {
    await opened(child)
  } catch (error) {
    await close()
    throw error
  }
  const config = readConfig(env)
  return { url: config.publicUrl, config, close }
}
