import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import {
  CACHE,
  cacheOf,
  type Headers,
  type Origins,
  pageHeaders,
  SPECULATION_PATH,
  SPECULATION_RULES
} from '#config/host-headers.ts'
import { answerOf, languagesOf, type Site, type SiteRequest } from '#config/hosts.ts'
import { OPERATORS } from '#config/operators.ts'
import { dictionaryLocale, dictionaryMatch, PAGE_VARY, PRESSED } from '#config/page-dictionaries.ts'
import { runningProgramme } from '#config/parts.ts'
import { thirdPartyOrigins } from '#config/third-parties.ts'
import { shelfOf } from '../capabilities/shelf/index.ts'
import { hasOwnBook, paymentOrigins } from '../config.ts'
import type { Logger } from '../log.ts'
import type { Ports } from '../ports.ts'
import { pressedPage } from './pressed-page.ts'

const BUILD = v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) })

/** The headers of pages, made again after every build. */
function createPageHeaders(siteDir: string, origins: Origins, log: Logger): () => Headers {
  const file = join(siteDir, 'headers.json')
  let readAt: number | undefined
  let headers = pageHeaders({ scripts: [], styles: [] }, origins)
  const read = () => {
    try {
      headers = pageHeaders(v.parse(BUILD, JSON.parse(readFileSync(file, 'utf8'))), origins)
    } catch {
      log.warn(
        { siteDir },
        'no headers.json of a build: its pages will have neither scripts nor styles of their own'
      )
    }
  }
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changedAt !== readAt) read()
    readAt = changedAt
    return headers
  }
}

/** What can not even be looked for, since its name is too long, is not there. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true
  } catch {
    return false
  }
}

const storedLocale = (cookies = '') => /(?:^|;\s*)locale=(\w{2,5})/.exec(cookies)?.[1]

function toSiteRequest({ headers, url }: FastifyRequest): SiteRequest {
  const mark = url.indexOf('?')
  return {
    path: mark < 0 ? url : url.slice(0, mark),
    query: mark < 0 ? '' : url.slice(mark),
    storedLocale: storedLocale(headers.cookie),
    languages: languagesOf(headers['accept-language'])
  }
}

/** Serves the built site by the host rules; everything no other room answers comes here. */
export async function registerSite(app: FastifyInstance, ports: Ports): Promise<void> {
  const { config, log } = ports
  const { defaultLocale, locales } = OPERATORS[config.operator]
  const site: Site = {
    defaultLocale,
    locales,
    hasOutsideBook: config.outsideBook !== undefined,
    has: file => isFile(join(config.siteDir, file))
  }
  const headers = createPageHeaders(
    config.siteDir,
    {
      site: config.publicUrl,
      services: [config.jackpotsUrl, ...(hasOwnBook(config) ? [config.sportsUrl] : [])],
      widgets: runningProgramme(config.operator) ? [config.engagementUrl] : [],
      frames: [
        config.identityUrl,
        ...(config.outsideBook ? [new URL(config.outsideBook.url).origin] : [])
      ],
      thirdParties: thirdPartyOrigins(config.thirdParties),
      games: [config.gamesUrl],
      payments: paymentOrigins(config)
    },
    log
  )

  await app.register(fastifyStatic, {
    root: config.siteDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true
  })

  const sendPage = (reply: FastifyReply, page: string) => {
    reply.headers(headers()).header('vary', PAGE_VARY)
    const pressed = pressedPage(config.siteDir, page, reply.request)
    if (!pressed) return reply.sendFile(page)
    return reply
      .header('content-encoding', PRESSED)
      .type('text/html; charset=utf-8')
      .sendFile(pressed, { contentType: false })
  }

  const sendFile = (reply: FastifyReply, file: string, cache = cacheOf(file)) => {
    reply.header('cache-control', cache)
    if (file.endsWith('.html')) return sendPage(reply, file)
    const locale = dictionaryLocale(basename(file))
    if (locale) reply.header('use-as-dictionary', dictionaryMatch(locale))
    // Games draw with the same pictures and fonts, from their own origin.
    return reply.header('cross-origin-resource-policy', 'cross-origin').sendFile(file)
  }

  app.get(SPECULATION_PATH, async (_request, reply) =>
    reply
      .header('cache-control', cacheOf(SPECULATION_PATH))
      .type('application/speculationrules+json')
      .send(JSON.stringify(SPECULATION_RULES))
  )

  /** The build tells all pages but those of games that are younger than it. */
  const siteFor = async ({ url }: FastifyRequest): Promise<Site> => {
    if (!url.includes('/games/')) return site
    const shelf = await shelfOf(ports).catch(() => undefined)
    return shelf ? { ...site, knowsGame: slug => shelf.bySlug.has(slug) } : site
  }

  app.get('/*', async (request, reply) => {
    const answer = answerOf(toSiteRequest(request), await siteFor(request))
    if (answer.kind === 'file') return sendFile(reply, answer.file)
    if (answer.kind === 'redirect') {
      if (answer.personal) reply.header('vary', 'Accept-Language, Cookie')
      reply.header('cache-control', answer.personal ? CACHE.personal : CACHE.moved)
      return reply.redirect(answer.location, answer.status)
    }
    reply.code(404)
    if (answer.file && isPageRequest(request)) return sendFile(reply, answer.file, CACHE.missing)
    return reply.send({ error: { code: 'NOT_FOUND', traceId: request.id } })
  })
}

const isPageRequest = ({ headers }: FastifyRequest) =>
  headers.accept?.includes('text/html') === true
