import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '#server/config.ts'
import { endsWithUs } from './ends-with-us.ts'
import { freePort } from './free-port.ts'

const OPENS_WITHIN_MS = 180_000

export interface House {
  readonly url: string
  /** As the process itself reads it. */
  readonly config: Config
  /** All that it has printed. */
  said(): string
  /** Whether the process is the one that was started. */
  isAlive(): boolean
  close(): Promise<void>
}

function listenTo(child: ChildProcess): () => string {
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  return () => said
}

function opened(child: ChildProcess, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not open:\n${said()}`)), OPENS_WITHIN_MS)
    const look = () => {
      if (!said().includes(' is open at ')) return
      clearTimeout(timer)
      child.stdout?.off('data', look)
      resolve()
    }
    child.stdout?.on('data', look)
    child.once('exit', code => {
      clearTimeout(timer)
      reject(new Error(`The house ended with ${code}:\n${said()}`))
    })
  })
}

/** The product as a process of its own, serving a built site, with data of its own. */
export async function openHouse(
  /** Its own build's, unless said. */
  siteDir: string | undefined,
  databaseUrl: string,
  operator = process.env['LOBBY_OPERATOR'],
  /** Where the house's own files are. */
  folder = '.',
  /** Variables beside the usual ones, and in place of them. */
  variables: Readonly<Record<string, string>> = {}
): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'lobby-house-'))
  const env = {
    PORT: String(await freePort()),
    LOBBY_DATA: data,
    ...(siteDir && { LOBBY_SITE: siteDir }),
    LOBBY_SANDBOX: '1',
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl,
    ...(operator && { LOBBY_OPERATOR: operator }),
    ...variables
  }
  const child = endsWithUs(
    spawn(process.execPath, ['server/index.ts'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env }
    })
  )
  const said = listenTo(child)
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const close = async () => {
    if (isAlive()) {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    }
    rmSync(data, { recursive: true, force: true })
  }
  try {
    await opened(child, said)
  } catch (error) {
    await close()
    throw error
  }
  const config = readConfig(env)
  return { url: config.publicUrl, config, said, isAlive, close }
}
