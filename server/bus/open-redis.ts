import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from 'pino'

/** Redis answers in a millisecond: a line that has not by then is dead, whatever it looks like. */
const SILENT_MS = 5000

export interface RedisLine extends RedisOptions {
  readonly log: Logger
}

/**
 * A client that gives up a line on which an answer is overdue, opens another and asks again there; a
 * lost one is told in the log.
 */
export function openRedis(url: string, { log, ...options }: RedisLine): Redis {
  const redis = new Redis(url, { socketTimeout: SILENT_MS, ...options })
  redis.on('error', error => log.warn({ error: error.message }, 'redis connection lost'))
  return redis
}
