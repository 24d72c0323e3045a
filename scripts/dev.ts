// Runs the site with hot reload, and the platform behind it restarted at each change, until interrupted.
import { type ChildProcess, spawn } from 'node:child_process'

const site = Number(process.env['PORT'] || 4321)
const platform = site + 1
const address = `http://localhost:${site}`
console.log(`Site with hot reload on ${address}, platform behind it on port ${platform}.`)

const children: ChildProcess[] = []

function run(program: string, args: readonly string[], own: Readonly<Record<string, string>>) {
  const env = { ...process.env, LOBBY_PUBLIC_URL: address, ...own }
  const child = spawn(program, args, { stdio: 'inherit', env })
  child.on('exit', () => stop())
  children.push(child)
}

function stop(): void {
  for (const child of children) child.kill()
}

process.on('SIGINT', stop)
run('node', ['--watch-path=server', '--watch-path=src', 'scripts/start.ts'], {
  PORT: String(platform)
})
run('astro', ['dev', '--port', String(site)], {
  ASTRO_DEV_BACKGROUND: '1',
  LOBBY_DEV_PLATFORM: `http://127.0.0.1:${platform}`
})
