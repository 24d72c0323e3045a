// Builds the site, the game client and the widgets of one operator, unless nothing they are made of has changed.
import { spawnSync } from 'node:child_process'

import { buildEnvironment } from './build-environment.ts'
import { buildStamp, isFresh, markFresh } from './build-stamp.ts'
import { writeHosts } from './hosts.ts'

/** Builds what is stale; answers false when the build failed. */
export function build(operator: string): boolean {
  const stamp = buildStamp(operator)
  if (isFresh(operator, stamp)) return true
  console.log(`Building the site of ${operator} (about a minute) …`)
  const commands = [
    ['graphql-codegen', '--config', 'codegen.ts'],
    ['astro', 'build', '--silent'],
    ['vite', 'build', '--config', 'game-client/vite.config.ts', '--logLevel', 'warn'],
    ['vite', 'build', '--config', 'engagement-widget/vite.config.ts', '--logLevel', 'warn'],
    ['vite', 'build', '--config', 'desk-widget/vite.config.ts', '--logLevel', 'warn']
  ] as const
  for (const [program, ...args] of commands) {
    const env = buildEnvironment(operator)
    if (spawnSync(program, args, { stdio: 'inherit', env }).status !== 0) return false
  }
  writeHosts(operator)
  markFresh(operator, stamp)
  return true
}

if (import.meta.main) process.exit(build(process.env['LOBBY_OPERATOR'] ?? 'Infiniza') ? 0 : 1)
