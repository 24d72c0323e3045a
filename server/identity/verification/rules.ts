import { RETENTION } from '#config/retention.ts'

export const CODE_MINUTES = 10
export const MOST_TRIES = 5
/** How soon another code may be asked for. */
export const RESEND_SECONDS = 30
/** For so long a registration that nobody has confirmed can be sent another code. */
export const KEPT_HOURS = RETENTION.codes.kept.hours
