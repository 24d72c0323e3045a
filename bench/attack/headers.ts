// Headers and content policy of everything that answers: about two minutes once the site is built.
import { readFileSync } from 'node:fs'

import { HANDLER_ALIASES } from '#config/routes.ts'
import { UPLOAD_PATH } from '#contract/wire/documents.ts'
import { newPlayer } from '#tests/support/house-player.ts'
import { signIn } from '#tests/support/identity.ts'
import type { Stack } from '#tests/support/stack.ts'
import { recordGoal } from '../goals/record.ts'
import { type Asked, asked, header, type Told } from './asked.ts'
import { browserRun } from './browser-run.ts'
import { headerFaults, policyFaults } from './header-rules.ts'
import { registeredRoutes } from './routes.ts'
import { siteFiles, withStack } from './stand.ts'

type Question = Omit<Asked, 'port'>

const FOLDER = 'dist/infiniza'

/** Addresses that no page and no route has, or that lead on. */
const STRAY = [
  ...['/', '/en', '/EN/', '/xx/', '/en/games', '/en//games/', '/no-such', '/en/no-such/'],
  ...['/en/games/never-heard/', '/en/internal/a/b/', '/internal/x/', '/verifyEmail?x=1'],
  ...['/a%00b', '/%ff', '/..%2f..%2fpackage.json', '/.git/config', '/headers.json'],
  ...['/_astro/none.js', '/art/none.webp', '/icons/none.svg', '/%5cevil.example//x'],
  ...HANDLER_ALIASES.map(name => `/en/${name}-handler/`)
]

const ofRoutes = async (host: (name: string) => string): Promise<readonly Question[]> =>
  (await registeredRoutes())
    .filter(({ method }) => method !== 'TRACE')
    .map(({ method, path, host: name = 'localhost' }) => ({
      method,
      host: host(name),
      path: path.replaceAll(/:\w+/g, 'unknown').replace('*', 'no-such/thing'),
      ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: '"x"' })
    }))

const ofPages = (host: string): readonly Question[] =>
  [...siteFiles(FOLDER), ...STRAY].map(path => ({
    host,
    path,
    headers: { accept: 'text/html', 'accept-encoding': 'gzip' }
  }))

const PERSONAL = '{ viewer { id player { playerId email } documents { url } } }'

/** What a player is answered, uploads and what comes of them among it. */
async function ofPlayer({ config, url }: Stack): Promise<readonly Question[]> {
  const { host } = new URL(url)
  const { access_token } = await signIn({ ports: { config } }, await newPlayer(config))
  const authorization = `Bearer ${access_token}`
  const json = { authorization, 'content-type': 'application/json' }
  const graphql = (query: string): Question => ({
    host,
    path: '/graphql',
    method: 'POST',
    headers: json,
    body: JSON.stringify({ query })
  })
  const upload = (name: string, body: Buffer): Question => ({
    host,
    path: `${UPLOAD_PATH}?purpose=Identity&name=${name}`,
    method: 'POST',
    headers: { authorization, 'content-type': 'application/octet-stream' },
    body
  })
  const picture = readFileSync(`${FOLDER}${siteFiles(FOLDER).find(file => file.endsWith('.jpg'))}`)
  const port = Number(new URL(url).port)
  const taken = upload('passport.jpg', picture)
  await asked({ port, ...taken })
  const listed = await asked({ port, ...graphql('{ viewer { documents { url } } }') })
  const documents = [...listed.text.matchAll(/"url":"([^"]+)"/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address, url)
    return { host, path: pathname + search }
  })
  if (documents.length === 0) throw new Error(`No document was taken in: ${listed.text}`)
  return [
    ...documents,
    taken,
    upload('no.html', Buffer.from('<script>1</script>')),
    upload('empty.png', Buffer.alloc(0)),
    graphql(PERSONAL),
    graphql('{ nothing }'),
    { ...graphql(PERSONAL), headers: { 'content-type': 'application/json' } },
    { host, path: '/graphql', method: 'POST', headers: json, body: Buffer.alloc(100_000, 'a') },
    { host, path: `/graphql?query=${encodeURIComponent(PERSONAL)}`, headers: { authorization } },
    { host, path: '/api/consent', headers: { authorization } },
    { host: 'evil.example', path: '/en/' },
    { host: 'evil.example', path: '/graphql', headers: { authorization } }
  ]
}

/** A visitor may not be told by a cache what a player was. */
function privacyFaults({ headers: sent }: Question, told: Told): readonly string[] {
  const isPlayers = sent !== undefined && 'authorization' in sent
  const cache = header(told, 'cache-control') ?? ''
  return isPlayers && !/no-store/.test(cache) ? [`a player’s answer is kept: ${cache}`] : []
}

const isPage = (told: Told) => header(told, 'content-type')?.startsWith('text/html') === true

function metaFaults(told: Told): readonly string[] {
  const [, policy] =
    /<meta[^>]+content-security-policy[^>]+content="([^"]*)"/i.exec(told.text) ?? []
  return policy === undefined ? [] : [...policyFaults(policy), 'a second policy in a meta element']
}

async function askAll(stack: Stack) {
  const port = Number(new URL(stack.url).port)
  const host = (name: string) => `${name}:${port}`
  const doors = { nginx: port, platform: stack.processes[0]?.port ?? 0 }
  const questions = [
    ...(await ofRoutes(host)),
    ...ofPages(host('localhost')),
    ...(await ofPlayer(stack))
  ]
  const faults = new Map<string, string[]>()
  const policies = new Set<string>()
  let answers = 0
  for (const question of questions) {
    const pagePolicies: (string | undefined)[] = []
    for (const [door, at] of Object.entries(doors)) {
      const told = await asked({ ...question, port: at })
      answers += 1
      policies.add(header(told, 'content-security-policy') ?? '')
      if (isPage(told)) pagePolicies.push(header(told, 'content-security-policy'))
      const found = [
        ...headerFaults(question.path, told),
        ...privacyFaults(question, told),
        ...metaFaults(told)
      ]
      const where = `${door}: ${question.method ?? 'GET'} ${question.host}${question.path} ${told.status}`
      for (const fault of found) faults.set(fault, [...(faults.get(fault) ?? []), where])
    }
    if (new Set(pagePolicies).size > 1)
      faults.set('nginx and platform have two policies', [question.path])
  }
  return { answers, faults, policies: policies.size, questions: questions.length }
}

/** Asks everything that the product answers, of nginx and of the platform itself, for its head. */
export async function headers(): Promise<boolean> {
  const { answers, faults, policies, questions } = await withStack(askAll)
  for (const [fault, where] of faults) {
    console.error(`FAULT ${fault}: ${where.length} times`)
    for (const one of where.slice(0, 5)) console.error(`  ${one}`)
  }
  const browser = browserRun()
  const isRight = faults.size === 0 && browser.isRight
  recordGoal('security-12', {
    isMet: isRight,
    figures: `${questions} addresses over nginx and over the platform alone, ${answers} answers, ${policies} policies: ${faults.size} faults; ${browser.figures}. Inline styles are allowed where a brand configures another party’s manager of consent, which no brand here does`
  })
  return isRight
}
