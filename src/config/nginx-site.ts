import { nginxKept } from './host-files.ts'
import { PRESSED } from './page-dictionaries.ts'

/** Where nginx finds what it serves and passes on, on the machine that it runs on. */
export interface NginxPlace {
  /** The folder that this file and its snippets lie in. */
  readonly folder: string
  /** The folder of the built site. */
  readonly root: string
  /** What `listen` says of every server: a port, or an address and a port. */
  readonly listen: string
  /** Processes of the platform, each as host and port. */
  readonly platform: readonly string[]
  /** Where the site's calls are written down, without what stands in their queries. */
  readonly log: string
  /** Hosts in front of nginx, as addresses or networks, whose word is taken for who asks. */
  readonly proxies: readonly string[]
  /** Whether the platform's sandbox is open, which has pages of its own. */
  readonly hasSandbox: boolean
}

/** Paths of the site's own origin that the platform answers; one that ends with a slash stands for all below it. */
export const PLATFORM_PATHS = [
  '/graphql',
  '/lobby/graphql',
  '/config.json',
  '/third-parties.json',
  '/api/',
  '/documents/',
  '/payments/',
  '/realms/',
  '/wallet/'
] as const

export const SANDBOX_PATH = '/sandbox/'

/** A minute longer than the longest silence of an event stream or a socket. */
const SILENCE = '75s'

/** Of TLS 1.2, each with forward secrecy and authentication; those of TLS 1.3 all have both. */
const CIPHERS = [
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256'
].join(':')

const indented = (rows: readonly string[]) => rows.map(row => (row ? `  ${row}` : row))

const block = (head: string, ...rows: readonly (string | readonly string[])[]) => [
  `${head} {`,
  ...indented(rows.flat()),
  '}'
]

const passed = (folder: string) => [
  `include ${folder}/lobby-platform.conf;`,
  'proxy_pass http://lobby_platform;'
]

const location = (path: string, folder: string, ...more: readonly string[]) =>
  block(`location ${path.endsWith('/') ? '^~' : '='} ${path}`, ...more, passed(folder))

/** What every request that is passed on brings along; nothing is kept back, streams least of all. */
export const nginxPlatform = (): string =>
  `${[
    'proxy_http_version 1.1;',
    'proxy_set_header Host $http_host;',
    // A visitor can not write it: what came with the request is dropped.
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'proxy_set_header Upgrade $http_upgrade;',
    'proxy_set_header Connection $connection_upgrade;',
    'proxy_connect_timeout 2s;',
    `proxy_read_timeout ${SILENCE};`,
    `proxy_send_timeout ${SILENCE};`,
    'proxy_buffering off;',
    // A call that may have been taken is not sent to another process: only whoever asked may repeat it.
    'proxy_next_upstream error timeout;',
    'proxy_next_upstream_tries 2;',
    // The platform sends its own headers; an empty one keeps those of the pages from being added.
    'add_header X-Frame-Options "";',
    'error_page 413 @lobby_large;',
    'error_page 502 503 504 =503 @lobby_down;'
  ].join('\n')}\n`

/** What nginx answers in the platform's place, with headers as the platform's answers have them. */
const inPlace = (folder: string, name: string, ...rows: readonly string[]) =>
  block(
    `location @${name}`,
    `include ${folder}/lobby-headers.conf;`,
    'add_header Cache-Control no-store always;',
    'default_type application/json;',
    rows
  )

const refusals = (folder: string) => [
  ...inPlace(
    folder,
    'lobby_down',
    'add_header Retry-After 2 always;',
    `return 503 '{"errors":[{"message":"UNAVAILABLE"}]}';`
  ),
  ...inPlace(folder, 'lobby_large', `return 413 '{"error":{"code":"TOO_LARGE"}}';`)
]

/** A path without its slash, which nginx would lead on by itself, but without any header. */
const slashed = (path: string) =>
  block(`location = ${path.slice(0, -1)}`, 'return 301 $uri/$is_args$args;')

/** Who asks is whom the last host in front that is no stranger has heard. */
const visitors = (proxies: readonly string[]) =>
  proxies.length === 0
    ? []
    : [
        ...proxies.map(address => `set_real_ip_from ${address};`),
        'real_ip_header X-Forwarded-For;',
        'real_ip_recursive on;'
      ]

const common = ({ listen, proxies }: NginxPlace) => [
  `listen ${listen};`,
  ...visitors(proxies),
  'server_tokens off;',
  'ssl_protocols TLSv1.2 TLSv1.3;',
  `ssl_ciphers ${CIPHERS};`,
  'ssl_prefer_server_ciphers on;',
  'ssl_session_tickets off;',
  'client_max_body_size 64k;'
]

/** What files are, said within a server: the `http` part of a usual `nginx.conf` has types of its own. */
const TYPES = [
  '# The default types know neither WebP nor AVIF nor WOFF2 in every release.',
  ...block(
    'types',
    `text/html html ${PRESSED};`,
    'text/css css;',
    'text/javascript js mjs;',
    'application/json json;',
    'application/wasm wasm;',
    'application/xml xml;',
    'image/svg+xml svg;',
    'image/png png;',
    'image/webp webp;',
    'image/avif avif;',
    'image/x-icon ico;',
    'font/woff2 woff2;',
    'text/plain txt;'
  ),
  'default_type application/octet-stream;'
]

function siteServer(place: NginxPlace): readonly string[] {
  const { folder, log, root, hasSandbox } = place
  const paths = [...PLATFORM_PATHS, ...(hasSandbox ? [SANDBOX_PATH] : [])]
  return block(
    'server',
    common(place),
    `access_log ${log} lobby;`,
    `include ${folder}/lobby-names.conf;`,
    `root ${root};`,
    TYPES,
    'charset utf-8;',
    'absolute_redirect off;',
    '# The build brings a file beside every text. With the module for Brotli: `brotli_static on;` as well.',
    'gzip_static on;',
    'gzip_vary on;',
    '# Answers that are no file have them from here; each location that adds one includes them again.',
    `include ${folder}/lobby-headers.conf;`,
    nginxKept(),
    '',
    paths.flatMap(path => location(path, folder)),
    paths.filter(path => path.endsWith('/')).flatMap(slashed),
    '# Documents of players: ten megabytes, which a slow line takes its time for.',
    location('/api/documents', folder, 'client_max_body_size 11m;', 'proxy_request_buffering off;'),
    refusals(folder),
    '',
    `include ${folder}/lobby-rules.conf;`
  )
}

/**
 * Without TLS a person is led to the site's pages over it. A program is told no: what is led on in
 * silence goes on sending its secrets in the open.
 */
function plainServer({ folder, log }: NginxPlace): readonly string[] {
  return block(
    'server',
    'listen 80;',
    'server_tokens off;',
    `access_log ${log} lobby;`,
    `include ${folder}/lobby-names.conf;`,
    PLATFORM_PATHS.flatMap(path =>
      block(`location ${path.endsWith('/') ? '^~' : '='} ${path}`, 'return 403;')
    ),
    block('location /', 'return 301 https://$host$request_uri;')
  )
}

function otherServer(place: NginxPlace, origins: readonly string[]): readonly string[] {
  const { folder } = place
  return block(
    'server',
    common(place),
    `server_name ${origins.map(origin => new URL(origin).hostname).join(' ')};`,
    '# Addresses carry tickets.',
    'access_log off;',
    '',
    '# The casino tells the engagement provider what has happened in lists.',
    location('/events', folder, 'client_max_body_size 1m;'),
    block('location /', passed(folder)),
    refusals(folder)
  )
}

/**
 * The whole of what nginx's `http` part includes: the site on one server, and on another the origins
 * that the platform answers by itself.
 */
export function nginxSite(place: NginxPlace, origins: readonly string[]): string {
  const { folder, platform } = place
  const names = [...new Set(origins)]
  return `${[
    '# Written from the route table by `npm run hosts`. For TLS add certificates and listen 443 ssl.',
    `include ${folder}/lobby-maps.conf;`,
    block('map $http_upgrade $connection_upgrade', 'default upgrade;', "'' '';"),
    '',
    '# Tokens and signatures may stand in a query, and in the address that a visitor comes from.',
    `log_format lobby '$remote_addr [$time_iso8601] "$request_method $uri" $status $body_bytes_sent';`,
    '',
    block(
      'upstream lobby_platform',
      // Sockets stay for hours: who has fewest gets the next.
      'least_conn;',
      platform.map(address => `server ${address} max_fails=1 fail_timeout=2s;`),
      'keepalive 32;'
    ),
    '',
    ...(/\bssl\b/.test(place.listen) ? [plainServer(place), ''] : []),
    siteServer(place),
    '',
    ...(names.length > 0 ? [otherServer(place, names)] : [])
  ]
    .flat()
    .join('\n')}\n`
}
