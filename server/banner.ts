import { addressesLeft } from './addresses-left.ts'
import type { Config } from './config.ts'

/** The player who is there in the sandbox from the start. */
export const DEMO_MAIL = 'demo@lobby.example'

/** What a person who has just started the platform needs to know. */
export function banner(config: Config): string {
  const lines = [`${config.operator} is open at ${config.publicUrl}`]
  if (config.sandbox) {
    lines.push(
      `  Demo player      ${DEMO_MAIL}, password ${config.secrets.demoPassword}`,
      `  Sandbox console  ${config.publicUrl}/sandbox/`
    )
  }
  if (!config.databaseUrl) {
    lines.push('  The embedded database is for trying, not for money: set DATABASE_URL for that.')
  }
  const left = addressesLeft(config)
  if (left.length > 0) {
    lines.push(
      `  Players can not reach what these name, since only this machine can: ${left.join(', ')}`
    )
  }
  return lines.join('\n')
}
