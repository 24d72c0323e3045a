import { BASE_HEADERS, CACHE, type Headers, SPECULATION_PATH } from './host-headers.ts'
import { OUTSIDE_BOOK, SHELLS, UNPREFIXED, UNPREFIXED_INTERNAL } from './hosts.ts'
import { LOCALE_CODES, LOCALES, type Locale } from './locales.ts'
import {
  availableDictionary,
  DICTIONARY_PATTERN,
  dictionaryMatch,
  PAGE_VARY,
  PRESSED
} from './page-dictionaries.ts'
import { HANDLER_ALIASES, href, ROUTES } from './routes.ts'
import { splitPolicy } from './split-policy.ts'

/** Pictures keep their names when they change, so they are kept for an hour and not for ever. */
const PICTURES = ['/art/', '/icons/'] as const

const lines = (...parts: readonly (readonly string[] | string)[]) => `${parts.flat().join('\n')}\n`

/** Locales for a language header, a region before its language. */
const byLanguage = (locales: readonly Locale[]) =>
  locales
    .map(locale => ({ locale, tag: LOCALES[locale].bcp47 }))
    .toSorted((a, b) => b.tag.length - a.tag.length)

const shellRules = Object.entries(SHELLS).map(([name, shell]) => {
  const path: string = ROUTES[name as keyof typeof SHELLS].path
  return { from: path.replace('*/', '*'), to: path.replace(/:\w+|\*/, shell) }
})

/**
 * The host rules as Netlify and Cloudflare Pages read them (`_redirects`; Cloudflare ignores the
 * conditions after the status). Both add a missing slash by themselves. They can not say "has the
 * form of a locale", so an unknown locale ends on the not-found page there. A page of the build goes
 * before a rule: the root and `verifyEmail` are pages that do the same.
 */
export function netlifyRedirects(
  defaultLocale: Locale,
  locales = LOCALE_CODES,
  hasOutsideBook = false
): string {
  const home = Object.entries(UNPREFIXED).flatMap(([path, route]) => {
    const from = path.length > 1 ? path.slice(0, -1) : path
    return [
      ...locales.map(locale => `${from} locale=${locale} ${href(locale, route)} 302`),
      ...byLanguage(locales).map(
        ({ locale, tag }) => `${from} ${href(locale, route)} 302 Language=${tag.toLowerCase()}`
      ),
      `${from} ${href(defaultLocale, route)} 302`
    ]
  })
  const otherCase = locales.flatMap(locale =>
    [...new Set([locale.toLowerCase(), locale.toUpperCase()])]
      .filter(spelling => spelling !== locale)
      .map(spelling => `/${spelling}/* /${locale}/:splat 301`)
  )
  return lines(
    home,
    otherCase,
    HANDLER_ALIASES.map(name => `/:locale/${name}-handler/* /:locale/${name}-login-handler/ 302`),
    // By its mark it goes before the pages of the house's own book.
    hasOutsideBook ? [`/:locale${ROUTES.sports.path}* /:locale${OUTSIDE_BOOK} 200!`] : [],
    shellRules.map(({ from, to }) => `/:locale${from} /:locale${to} 200`),
    `${UNPREFIXED_INTERNAL}* ${UNPREFIXED_INTERNAL} 200`,
    locales.map(locale => `/${locale}/* /${locale}/404/ 404`)
  )
}

/** Cloudflare Pages leaves out a line that is longer. */
const LONGEST_LINE = 2000

const headerLine = (name: string, value: string) => `  ${name}: ${value}`

/** A policy that is too long for a line comes as two, which hosts of this kind send as a list. */
const policyLines = (name: string, value: string) =>
  headerLine(name, value).length > LONGEST_LINE
    ? splitPolicy(value).map(part => headerLine(name, part))
    : [headerLine(name, value)]

/** The lines of `_headers` that Cloudflare Pages would leave out. */
export const linesLeftOut = (headers: string): readonly string[] =>
  headers.split('\n').filter(line => line.length > LONGEST_LINE)

/** `_headers` of Netlify and Cloudflare Pages. */
export function headersFile(page: Headers): string {
  const block = (path: string, headers: Headers) => [
    path,
    ...Object.entries(headers).flatMap(([name, value]) =>
      name === 'content-security-policy' ? policyLines(name, value) : headerLine(name, value)
    )
  ]
  return lines(
    block('/*', page),
    block('/_astro/*', { 'cache-control': CACHE.immutable }),
    PICTURES.flatMap(path => block(`${path}*`, { 'cache-control': CACHE.asset })),
    block(SPECULATION_PATH, { 'content-type': 'application/speculationrules+json' })
  )
}

/** Where the files for nginx lie on a machine that says nothing else. */
export const NGINX_FOLDER = '/etc/nginx/lobby'

/** A map of nginx from the first of its patterns that fits. */
const map = (from: string, to: string, fallback: string, rows: readonly string[]) => [
  `map ${from} ${to} {`,
  `  default ${fallback};`,
  ...rows.map(row => `  ${row};`),
  '}'
]

/** What nginx says of how long an answer is kept, by its status: what is not there is not kept as a file is. */
const KEPT = { page: '$lobby_kept', asset: '$lobby_kept_asset', immutable: '$lobby_kept_for_ever' }

const keptMap = (kind: keyof typeof KEPT, ...more: readonly string[]) =>
  map('$status', KEPT[kind], `"${CACHE.missing}"`, [
    ...['200', '206', '304'].map(status => `${status} "${CACHE[kind]}"`),
    ...more
  ])

/** As the platform's own host says it; `always`, since errors are kept where nothing is said. */
export const nginxKept = (kind: keyof typeof KEPT = 'page'): string =>
  `add_header Cache-Control ${KEPT[kind]} always;`

/** The SHA-256, in Base64, of what the pages of a locale are pressed with. */
export type Dictionaries = Readonly<Partial<Record<Locale, string>>>

/**
 * What is looked for after a page's own name: the ending of the pressed one, for a browser that has the
 * dictionary of its locale. By what was found goes the encoding that the answer names.
 */
const dictionaryMaps = (dictionaries: Dictionaries) => [
  ...map(
    '"$http_accept_encoding $http_available_dictionary $uri"',
    '$lobby_pressed',
    '""',
    Object.entries(dictionaries).map(([locale, sha256]) => {
      // Of the signs of Base64 only the plus says something in a pattern.
      const own = availableDictionary(sha256).replaceAll('+', '\\+')
      return `"~${PRESSED}.* ${own} /${locale}/" .${PRESSED}`
    })
  ),
  ...map('$uri', '$lobby_encoding', '""', [`"~\\.${PRESSED}$" ${PRESSED}`]),
  ...map('$uri', '$lobby_dictionary_for', '""', [
    `"~^/_astro/${DICTIONARY_PATTERN}" '${dictionaryMatch('$locale')}'`
  ])
]

/**
 * The `map` blocks of nginx's `http` part: which locale the visitor is at home in, and how the path
 * is written as it should be, so that one redirect brings slashes and spelling in order.
 */
export function nginxMaps(
  defaultLocale: Locale,
  locales = LOCALE_CODES,
  dictionaries: Dictionaries = {}
): string {
  const spellings = locales.map(locale => `"~*^${locale}$" ${locale}`)
  return lines(
    map('$arg_locale', '$locale_asked', '""', spellings),
    map('$cookie_locale', '$locale_stored', '""', spellings),
    map('$http_accept_language', '$locale_browser', defaultLocale, [
      ...byLanguage(locales).map(({ locale, tag }) => `"~*^${tag}" ${locale}`)
    ]),
    map('"$locale_asked,$locale_stored,$locale_browser"', '$locale_home', defaultLocale, [
      '"~^(?<first>[A-Za-z_]+)," $first',
      '"~^,(?<second>[A-Za-z_]+)," $second',
      '"~^,,(?<third>[A-Za-z_]+)" $third'
    ]),
    map('$uri', '$lobby_slashed', '$uri', ['"~^[^.]*[^/]$" "$uri/"']),
    map(
      '$lobby_slashed',
      '$lobby_path',
      '$lobby_slashed',
      locales.map(locale => `"~*^/${locale}(?<below>/.*)$" "/${locale}$below"`)
    ),
    keptMap('page', `301 "${CACHE.moved}"`),
    keptMap('asset'),
    keptMap('immutable'),
    dictionaryMaps(dictionaries)
  )
}

/**
 * The `location` blocks of nginx's `server` part. One that adds a header forgets those of the server,
 * so each of them includes the file of headers, from the folder that it lies in.
 */
export function nginxRules(
  locales = LOCALE_CODES,
  folder = NGINX_FOLDER,
  hasOutsideBook = false
): string {
  const include = `include ${folder}/lobby-headers.conf;`
  const kept = nginxKept()
  // The page of what is not there is pressed as well.
  const page = `${include} ${kept} add_header Vary "${PAGE_VARY}" always; add_header Content-Encoding $lobby_encoding always;`
  /** Names of files, the pressed one first where the browser can read it. */
  const tried = (...files: readonly string[]) =>
    `try_files ${files.map(file => `${file}$lobby_pressed ${file}`).join(' ')} =404;`
  const personal = `add_header Vary "Accept-Language, Cookie"; add_header Cache-Control "${CACHE.personal}";`
  const known = locales.join('|')
  const slug = (path: string) => path.replace('*', '.+').replace(/:\w+/, '[^/]+')
  return lines(
    // What is written into an answer's header must not end it, and browsers read `/\\` as `//`, another host.
    'if ($uri ~ "[\\x00-\\x1f\\x5c\\x7f]") { return 404; }',
    'if ($request_uri ~ "^[^?]*//") { return 301 $lobby_path$is_args$args; }',
    `location = / { ${include} ${personal} return 302 /$locale_home/$is_args$args; }`,
    `location ~ ^/verifyEmail/?$ { ${include} ${personal} return 302 /$locale_home${ROUTES.verifyEmail.path}$is_args$args; }`,
    `location ^~ /_astro/ { ${include} ${nginxKept('immutable')} add_header Use-As-Dictionary $lobby_dictionary_for; try_files $uri =404; }`,
    PICTURES.map(
      path => `location ^~ ${path} { ${include} ${nginxKept('asset')} try_files $uri =404; }`
    ),
    'location ~ /[._](?!well-known) { return 404; }',
    'location = /headers.json { return 404; }',
    `location ~ \\.${PRESSED}$ { return 404; }`,
    locales.map(
      locale =>
        `location ~* "^/(?!(?-i:${locale})(?:/|$))${locale}(?:/|$)" { return 301 $lobby_path$is_args$args; }`
    ),
    `location ~* "^/(?!(?:${known})(?:/|$))[a-z]{2}(?:_[a-z]{2})?(?:/|$)" { return 302 /$is_args$args; }`,
    HANDLER_ALIASES.map(
      name =>
        `location ~ "^/(?<l>${known})/${name}-handler/?$" { ${include} add_header Cache-Control "${CACHE.moved}"; return 302 /$l/${name}-login-handler/$is_args$args; }`
    ),
    'location ~ ^[^.]*[^/]$ { return 301 $lobby_path$is_args$args; }',
    hasOutsideBook
      ? [
          `location ~ "^/(?<l>${known})${ROUTES.sports.path}" { ${page} ${tried(`/$l${OUTSIDE_BOOK}index.html`)} }`
        ]
      : [],
    Object.entries(SHELLS).map(([name, shell]) => {
      const path: string = ROUTES[name as keyof typeof SHELLS].path
      const file = `/$l${path.replace(/:\w+|\*/, shell)}index.html`
      return `location ~ "^/(?<l>${known})${slug(path)}$" { ${page} ${tried('$uri/index.html', file)} }`
    }),
    `location ^~ ${UNPREFIXED_INTERNAL} { ${include} ${kept} try_files ${UNPREFIXED_INTERNAL}index.html =404; }`,
    `location = ${SPECULATION_PATH} { ${include} ${kept} types {} default_type application/speculationrules+json; try_files $uri =404; }`,
    `location ~ "^/(?<l>${known})/" { ${page} error_page 404 /$l/404/index.html; ${tried('$uri', '$uri/index.html')} }`,
    `location / { ${include} ${kept} error_page 404 /404.html; try_files $uri $uri/index.html =404; }`
  )
}

/** The names of nginx's `server`: those of the brand file, and each with `www.` before it. */
export const nginxNames = (hosts: readonly string[]): string =>
  lines(`server_name ${hosts.flatMap(host => [host, `www.${host}`]).join(' ')};`)

const quoted = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`)

/** The file that every `location` of nginx includes, for a location forgets inherited headers. */
export const nginxHeaders = (page: Headers = BASE_HEADERS): string =>
  lines(Object.entries(page).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`))
