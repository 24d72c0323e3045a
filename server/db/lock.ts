import { readFileSync, rmSync, writeFileSync } from 'node:fs'

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const holderOf = (file: string) => {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

/**
 * Takes a lock file that names this process, or throws when a living process holds it: two
 * processes in one embedded database destroy it. A file left by a dead process is taken over.
 */
export function lockDirectory(file: string): () => void {
  const holder = holderOf(file)
  if (holder !== undefined && holder !== process.pid && isAlive(holder)) {
    throw new Error(`Process ${holder} uses the embedded database (${file}); stop it first`)
  }
  if (holder === process.pid) throw new Error(`This process already uses ${file}`)
  rmSync(file, { force: true })
  writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 })
  return () => {
    if (holderOf(file) === process.pid) rmSync(file, { force: true })
  }
}
