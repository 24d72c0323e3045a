// Runs the site with hot reload and the platform restarted at each change, until interrupted.
import { type ChildProcess, spawn } from 'node:child_process'

const platform = Number(process.env['PORT'] || 4321)
const site = platform + 1
console.log(
  `Site with hot reload on http://localhost:${site}, platform on http://localhost:${platform}.`
)

const children: ChildProcess[] = []

function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  child.on('exit', () => stop())
  children.push(child)
}

function stop(): void {
  for (const child of children) child.kill()
}

process.on('SIGINT', stop)
run('node', ['--watch-path=server', '--watch-path=src', 'scripts/start.ts'])
run('astro', ['dev', '--port', String(site)], { ASTRO_DEV_BACKGROUND: '1' })
