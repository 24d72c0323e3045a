// Writes the rules of the built site for static hosts and nginx, from the table in src/config (a second).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { ownStands, ownThirdParties } from '#server/config.ts'
import {
  headersFile,
  netlifyRedirects,
  nginxHeaders,
  nginxMaps,
  nginxNames,
  nginxRules
} from '../src/config/host-files.ts'
import {
  type Origins,
  pageHeaders,
  SPECULATION_PATH,
  SPECULATION_RULES
} from '../src/config/host-headers.ts'
import type { Locale } from '../src/config/locales.ts'
import { hasFeature, isOperator, OPERATORS, type OperatorName } from '../src/config/operators.ts'
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
  /** The folder of the built site; its `headers.json` names the inline scripts of its pages. */
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
}

/** The names of the hashes in the `headers.json` of a build. */
function scriptsOf(site: string): readonly string[] {
  const read: unknown = JSON.parse(readFileSync(join(site, 'headers.json'), 'utf8'))
  const scripts: unknown = Object.getOwnPropertyDescriptor(read, 'scripts')?.value
  if (Array.isArray(scripts) && scripts.every(script => typeof script === 'string')) return scripts
  throw new Error(`${site}/headers.json has no list of scripts`)
}

/** Writes what Netlify, Cloudflare Pages and nginx need to answer as the platform's own host does. */
export function writeHostFiles(files: HostFiles): void {
  const { site, nginx, origins, defaultLocale, locales, thirdParties, hosts } = files
  const { hasOutsideBook } = files
  const page = pageHeaders(
    { scripts: scriptsOf(site) },
    { ...origins, thirdParties: thirdPartyOrigins(thirdParties) }
  )
  mkdirSync(nginx, { recursive: true })
  const texts = {
    [join(site, '_redirects')]: netlifyRedirects(defaultLocale, locales, hasOutsideBook),
    [join(site, '_headers')]: headersFile(page),
    [join(site, SPECULATION_PATH)]: `${JSON.stringify(SPECULATION_RULES, null, 2)}\n`,
    [join(site, THIRD_PARTIES_PATH)]: `${JSON.stringify(thirdParties, null, 2)}\n`,
    [join(nginx, 'lobby-maps.conf')]: nginxMaps(defaultLocale, locales),
    [join(nginx, 'lobby-names.conf')]: nginxNames(hosts),
    [join(nginx, 'lobby-rules.conf')]: nginxRules(locales, hasOutsideBook),
    [join(nginx, 'lobby-headers.conf')]: nginxHeaders(page)
  }
  for (const [file, text] of Object.entries(texts)) writeFileSync(file, text)
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
  const api = (environment['LOBBY_API_URLS'] ?? '').split(/[\s,]+/).filter(url => url !== '')
  return {
    site: given('LOBBY_PUBLIC_URL', `http://localhost:${port}`),
    api: api.map(originOf),
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
  return asked === 'sandbox' ? `http://book.localhost:${environment['PORT'] || '4321'}/` : asked
}

/** Writes the host rules of an operator's build. */
export function writeHosts(operator: string, environment: NodeJS.ProcessEnv = process.env): void {
  if (!isOperator(operator)) throw new Error(`There is no operator ${operator}`)
  const brand = OPERATORS[operator]
  const { slug, defaultLocale, hosts, locales } = brand
  const thirdParties = partiesOf(brand, environment)
  const book = outsideBookOf(operator, environment)
  const hasOutsideBook = book !== undefined
  const hasSports = hasFeature(operator, 'Sportsbook') && !hasOutsideBook
  const named = originsOf(environment, hasSports, book)
  const origins = runningProgramme(operator) ? named : { ...named, widgets: [] }
  const site = `dist/${slug}`
  const nginx = `deploy/generated/${slug}`
  writeHostFiles({
    site,
    nginx,
    origins,
    defaultLocale,
    locales,
    thirdParties,
    hasOutsideBook,
    hosts
  })
  console.log(`Host rules for ${origins.site} are in ${site} and ${nginx}.`)
}

if (import.meta.main) writeHosts(process.env['LOBBY_OPERATOR'] ?? 'Infiniza')
