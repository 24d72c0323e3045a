// Writes the rules of the built site for static hosts and nginx, from the table in src/config (a second).
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { ownStands, ownThirdParties, sandboxBook } from '#server/config.ts'
import {
  type Dictionaries,
  headersFile,
  linesLeftOut,
  NGINX_FOLDER,
  netlifyRedirects,
  nginxHeaders,
  nginxMaps,
  nginxNames,
  nginxRules
} from '../src/config/host-files.ts'
import {
  type BuildHeaders,
  type Origins,
  pageHeaders,
  SPECULATION_PATH,
  SPECULATION_RULES
} from '../src/config/host-headers.ts'
import type { Locale } from '../src/config/locales.ts'
import { type NginxPlace, nginxPlatform, nginxSite } from '../src/config/nginx-site.ts'
import { hasFeature, isOperator, OPERATORS, type OperatorName } from '../src/config/operators.ts'
import { dictionaryLocale } from '../src/config/page-dictionaries.ts'
import { runningProgramme } from '../src/config/parts.ts'
import { PROVIDER_ADDRESSES } from '../src/config/payment-methods.ts'
import {
  type ThirdParties,
  type ThirdPartyBrand,
  thirdPartiesOf,
  thirdPartyOrigins
} from '../src/config/third-parties.ts'
import { THIRD_PARTIES_PATH } from '../src/contract/wire/third-parties.ts'

export interface HostFiles {
  /** The folder of the built site; its `headers.json` names what stands inline in its pages. */
  readonly site: string
  /** Where the snippets for nginx go. */
  readonly nginx: string
  readonly origins: Origins
  readonly defaultLocale: Locale
  /** The locales of the site; all where none are given. */
  readonly locales?: readonly Locale[]
  /** Whom the pages take scripts of. */
  readonly thirdParties: ThirdParties
  /** Whether an outside book stands in the place of the house's own. */
  readonly hasOutsideBook?: boolean
  /** The names that the site is reached by. */
  readonly hosts: readonly string[]
  readonly place: NginxPlace
  /** Origins beside the site that the platform answers as well. */
  readonly served: readonly string[]
}

/** The hashes that the `headers.json` of a build lists. */
function buildHeadersOf(site: string): BuildHeaders {
  const read: unknown = JSON.parse(readFileSync(join(site, 'headers.json'), 'utf8'))
  const listOf = (name: keyof BuildHeaders) => {
    const hashes: unknown = Object.getOwnPropertyDescriptor(read, name)?.value
    if (Array.isArray(hashes) && hashes.every(hash => typeof hash === 'string')) return hashes
    throw new Error(`${site}/headers.json has no list of ${name}`)
  }
  return { scripts: listOf('scripts'), styles: listOf('styles') }
}

/** The dictionaries of a build by their locales, each as its SHA-256 in Base64. */
function dictionariesOf(site: string): Dictionaries {
  return Object.fromEntries(
    globSync('_astro/*.txt', { cwd: site }).flatMap(file => {
      const locale = dictionaryLocale(basename(file))
      if (locale === undefined) return []
      const content = readFileSync(join(site, file))
      return [[locale, createHash('sha256').update(content).digest('base64')]]
    })
  )
}

type Texts = Readonly<Record<string, string>>

const HEADERS_FILE = '_headers'

const headersOf = ({ site, origins, thirdParties }: HostFiles) =>
  pageHeaders(buildHeadersOf(site), { ...origins, thirdParties: thirdPartyOrigins(thirdParties) })

/** The files that nginx needs to answer as the platform's own host does, by their names. */
export function nginxFiles(files: HostFiles): Texts {
  const { site, origins, defaultLocale, hasOutsideBook, locales, hosts, place, served } = files
  const names = [...new Set([...hosts, new URL(origins.site).hostname])]
  return {
    'lobby.conf': nginxSite(place, served),
    'lobby-platform.conf': nginxPlatform(),
    'lobby-maps.conf': nginxMaps(defaultLocale, locales, dictionariesOf(site)),
    'lobby-names.conf': nginxNames(names),
    'lobby-rules.conf': nginxRules(locales, place.folder, hasOutsideBook),
    'lobby-headers.conf': nginxHeaders(headersOf(files))
  }
}

/** The files that Netlify and Cloudflare Pages need for the same, by their names in the site. */
const siteFiles = (files: HostFiles): Texts => ({
  _redirects: netlifyRedirects(files.defaultLocale, files.locales, files.hasOutsideBook),
  [HEADERS_FILE]: headersFile(headersOf(files)),
  [SPECULATION_PATH]: `${JSON.stringify(SPECULATION_RULES, null, 2)}\n`,
  [THIRD_PARTIES_PATH]: `${JSON.stringify(files.thirdParties, null, 2)}\n`
})

/** Writes files into a folder, which is made where there is none. */
export function writeFiles(folder: string, texts: Texts): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text)
}

/**
 * Writes what Netlify, Cloudflare Pages and nginx need to answer as the platform's own host does, and says
 * which headers Cloudflare Pages will not send.
 */
export function writeHostFiles(files: HostFiles): void {
  const texts = siteFiles(files)
  for (const line of linesLeftOut(texts[HEADERS_FILE] ?? ''))
    console.warn(
      `Cloudflare Pages leaves out a header of ${line.length} characters: ${line.slice(0, 60)}…`
    )
  writeFiles(files.site, texts)
  writeFiles(files.nginx, nginxFiles(files))
}

const originOf = (url: string) => new URL(url).origin

/** Whom the pages speak with, by the variables that the platform itself reads. */
export function originsOf(
  environment: NodeJS.ProcessEnv,
  sports = false,
  book: string | undefined = undefined
): Origins {
  const port = environment['PORT'] || '4321'
  const given = (name: string, fallback: string) => originOf(environment[name] || fallback)
  /** The sandbox's own stand beside a site of this machine; elsewhere only those that are named. */
  const named = (variable: string, name: string) =>
    environment[variable] || !environment['LOBBY_PUBLIC_URL']
      ? [given(variable, `http://${name}.localhost:${port}`)]
      : []
  return {
    site: given('LOBBY_PUBLIC_URL', `http://localhost:${port}`),
    api: listOf(environment['LOBBY_API_URLS']).map(originOf),
    services: [
      ...named('LOBBY_JACKPOTS_URL', 'jackpots'),
      ...(sports ? named('LOBBY_SPORTS_URL', 'sports') : [])
    ],
    widgets: named('LOBBY_ENGAGEMENT_URL', 'engagement'),
    frames: [
      ...named('LOBBY_IDENTITY_URL', 'identity'),
      ...(book === undefined ? [] : [originOf(book)])
    ],
    games: [given('LOBBY_GAMES_URL', `http://games.localhost:${port}`)],
    payments: Object.values(PROVIDER_ADDRESSES).flatMap(({ variable, name }) =>
      named(variable, name)
    )
  }
}

const listOf = (text = '') => text.split(/[\s,]+/).filter(each => each !== '')

/** Where nginx finds all, by variables that name another place than the usual one. */
export const placeOf = (slug: string, environment: NodeJS.ProcessEnv): NginxPlace => ({
  folder: environment['LOBBY_NGINX_FOLDER'] || NGINX_FOLDER,
  root: environment['LOBBY_NGINX_ROOT'] || `/srv/lobby/dist/${slug}`,
  listen: environment['LOBBY_NGINX_LISTEN'] || '80',
  platform: listOf(environment['LOBBY_NGINX_PLATFORM'] || '127.0.0.1:4321'),
  proxies: listOf(environment['LOBBY_NGINX_PROXIES']),
  log: environment['LOBBY_NGINX_LOG'] || '/var/log/nginx/access.log',
  hasSandbox: environment['LOBBY_SANDBOX'] === '1'
})

/** Origins beside the site that the platform answers, as far as they are not the site's own. */
export const servedOf = (origins: Origins): readonly string[] =>
  [
    ...(origins.services ?? []),
    ...(origins.widgets ?? []),
    ...(origins.frames ?? []),
    ...origins.games,
    ...origins.payments
  ].filter(origin => origin !== origins.site)

/** The register has no pages; where it is given by name, houses of other brands ask it by that name. */
const registerOf = (environment: NodeJS.ProcessEnv): readonly string[] => {
  const register = environment['LOBBY_REGISTER_URL']
  return register ? [originOf(register)] : []
}

/** Whom the pages of a brand take scripts of, by the variables that the platform itself reads. */
export function partiesOf(brand: ThirdPartyBrand, environment: NodeJS.ProcessEnv): ThirdParties {
  const port = environment['PORT'] || '4321'
  const at = (variable: string, name: string) =>
    environment[variable] || `http://${name}.localhost:${port}`
  return thirdPartiesOf(brand, {
    // The sandbox's stands beside a site of this machine.
    ...(!environment['LOBBY_PUBLIC_URL'] &&
      ownStands(at('LOBBY_DESK_URL', 'desk'), at('LOBBY_MEASURES_URL', 'measures'))),
    ...ownThirdParties(environment['LOBBY_THIRD_PARTIES'])
  })
}

/** Where the outside book of a brand is, by the variables that the platform itself reads. */
export function outsideBookOf(
  operator: OperatorName,
  environment: NodeJS.ProcessEnv
): string | undefined {
  if (!hasFeature(operator, 'Sportsbook')) return undefined
  const asked = environment['LOBBY_SPORTSBOOK_URL'] || OPERATORS[operator].sportsbook?.url
  return asked === 'sandbox'
    ? sandboxBook(environment['LOBBY_PUBLIC_URL'], environment['PORT'] || '4321')
    : asked
}

/** What an operator's host files are made of, by the variables that the platform itself reads. */
export function hostFilesOf(operator: OperatorName, environment: NodeJS.ProcessEnv): HostFiles {
  const brand = OPERATORS[operator]
  const { slug, defaultLocale, hosts, locales } = brand
  const book = outsideBookOf(operator, environment)
  const hasOutsideBook = book !== undefined
  const named = originsOf(environment, hasFeature(operator, 'Sportsbook') && !hasOutsideBook, book)
  const origins = runningProgramme(operator) ? named : { ...named, widgets: [] }
  return {
    site: `dist/${slug}`,
    nginx: `deploy/generated/${slug}`,
    origins,
    defaultLocale,
    locales,
    thirdParties: partiesOf(brand, environment),
    hasOutsideBook,
    hosts,
    place: placeOf(slug, environment),
    served: [...servedOf(origins), ...registerOf(environment)]
  }
}

/** Writes the host rules of an operator's build. */
export function writeHosts(operator: string, environment: NodeJS.ProcessEnv = process.env): void {
  if (!isOperator(operator)) throw new Error(`There is no operator ${operator}`)
  const files = hostFilesOf(operator, environment)
  writeHostFiles(files)
  console.log(`Host rules for ${files.origins.site} are in ${files.site} and ${files.nginx}.`)
}

if (import.meta.main) writeHosts(process.env['LOBBY_OPERATOR'] ?? 'Infiniza')
