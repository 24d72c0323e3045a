import type { OperatorName } from '#config/operators.ts'
import type { Secrets } from './secrets.ts'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** What the environment says, read once and checked before anything starts. */
export interface Config {
  readonly operator: OperatorName
  readonly host: string
  readonly port: number
  /** Origins as browsers see them: the site, the games' frames, the card provider. */
  readonly publicUrl: string
  readonly gamesUrl: string
  readonly paymentsUrl: string
  readonly dataDir: string
  readonly siteDir: string
  readonly databaseUrl: string | undefined
  readonly redisUrl: string | undefined
  readonly processes: number
  readonly sandbox: boolean
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly secrets: Secrets
}
