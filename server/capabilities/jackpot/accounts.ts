import type { PagePot } from '#config/jackpots.ts'

/** Where contributions arrive and seeds come from. */
export const JACKPOTS_ACCOUNT = 'house:jackpots'

export const potAccount = (instance: string, pot: PagePot) => `pot:${instance}:${pot}` as const

/** What was won and is looked at by a person before it is paid. */
export const checkingAccount = (instance: string) => `pot:${instance}:checking` as const
