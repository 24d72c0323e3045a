import type { FastifyInstance } from 'fastify'
import { brandHost, HOST_PREFIXES } from '#config/host-name.ts'
import { type Config, paymentOrigins } from '../config.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The origin the route belongs to, if it is not the site's. */
    host?: unknown
  }
}

const hostOf = (url: string) => new URL(url).host

/** Route options of a room that lives on an origin of its own: `app.get(path, onOrigin(url), …)`. */
export const onOrigin = (url: string) => ({ constraints: { host: hostOf(url) } })

/** Probes reach a machine by its address. */
const PROBES = ['/healthz', '/readyz', '/metrics']

const LOCAL = /^(?:127\.0\.0\.1|\[::1\]|(?:[a-z0-9-]+\.)*localhost)(?::\d+)?$/i

/** Whether a call names two hosts: hosts in front may have gone by the other one. */
const namesTwo = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1

/**
 * Answers 421 to a name that is not ours, so that no other site can make its own name lead here,
 * 400 to two names, and keeps the origins apart: games and payments serve their own routes and nothing
 * else.
 */
export function gateHosts(app: FastifyInstance, config: Config): void {
  const site = brandHost(hostOf(config.publicUrl))
  const own = new Set([
    hostOf(config.publicUrl),
    site,
    ...HOST_PREFIXES.map(prefix => `${prefix}.${site}`)
  ])
  const apart = new Set([
    hostOf(config.gamesUrl),
    hostOf(config.jackpotsUrl),
    hostOf(config.engagementUrl),
    hostOf(config.registerUrl),
    hostOf(config.identityUrl),
    hostOf(config.deskUrl),
    hostOf(config.measuresUrl),
    hostOf(config.sportsUrl),
    hostOf(config.sportsFeedUrl),
    ...(config.outsideBook?.isOurs ? [hostOf(config.outsideBook.url)] : []),
    ...paymentOrigins(config).map(hostOf),
    hostOf(config.banksUrl)
  ])
  for (const host of own) apart.delete(host)
  const refusal = (status: number) => Object.assign(new Error('host'), { statusCode: status })

  app.addHook('onRoute', options => {
    if (options.constraints?.['host']) {
      options.config = { ...options.config, host: options.constraints['host'] }
    }
  })
  app.addHook('onRequest', async request => {
    if (namesTwo(request.raw.rawHeaders)) throw refusal(400)
    const host = request.headers.host?.toLowerCase() ?? ''
    const route = request.routeOptions
    if (apart.has(host)) {
      if (route.config?.host === undefined) throw refusal(404)
      return
    }
    if (own.has(host) || LOCAL.test(host) || PROBES.includes(route.url ?? '')) return
    throw refusal(421)
  })
}
