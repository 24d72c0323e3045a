import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

import { header, type Told } from './asked.ts'

/** Statuses whose answer a cache may keep although nothing says so (RFC 9110, 15.1). */
const KEPT_UNASKED = [200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501]

/** Names that change with what the file holds. */
const HASHED = /[.-][\w-]{6,}\.(?:js|css|woff2|webp|avif|svg|png|json|wasm|mp3|ogg|html|txt)$/

const ONCE = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(?:same-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin(?:-allow-popups)?$/,
  'permissions-policy': /camera=\(\).*microphone=\(\)/,
  'content-security-policy': /frame-ancestors/
} as const

const judged = new Map<string, readonly string[]>()

function judge(policy: string): readonly string[] {
  const faults: string[] = []
  const directives = new Map(
    policy.split(';').map(part => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources] as const
    })
  )
  for (const [name, sources] of directives)
    for (const bad of ["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", '*', 'data:'])
      if (sources.includes(bad) && !(bad === 'data:' && name === 'img-src'))
        faults.push(`${name} has ${bad}`)
  if (!directives.has('default-src')) faults.push('no default-src')
  for (const { severity, description, directive } of new CspEvaluator(
    new CspParser(policy).csp
  ).evaluate())
    if (severity === Severity.HIGH || severity === Severity.SYNTAX)
      faults.push(`evaluator, severity ${severity}: ${directive} ${description}`)
  return faults
}

/** What is wrong with a content policy by itself. */
export function policyFaults(policy: string): readonly string[] {
  const known = judged.get(policy) ?? judge(policy)
  judged.set(policy, known)
  return known
}

function cookieFaults(line: string): readonly string[] {
  const [pair = '', ...rest] = line.split(/;\s*/)
  const flags = new Set(rest.map(flag => flag.toLowerCase()))
  const name = pair.split('=')[0]
  const wanted = ['httponly', 'path='].filter(
    want => ![...flags].some(flag => flag.startsWith(want))
  )
  const isStrict = flags.has('samesite=lax') || flags.has('samesite=strict')
  return [
    ...wanted.map(want => `the cookie ${name} lacks ${want}`),
    ...(isStrict ? [] : [`the cookie ${name} has no SameSite`])
  ]
}

function cacheFaults(path: string, told: Told): readonly string[] {
  const cache = header(told, 'cache-control')
  const vary = (header(told, 'vary') ?? '').toLowerCase()
  const faults: string[] = []
  if (cache === undefined) {
    if (KEPT_UNASKED.includes(told.status)) faults.push('no cache-control')
  } else if (/immutable/.test(cache) && !HASHED.test(path.split('?')[0] ?? ''))
    faults.push('immutable without a hash in the name')
  if (told.headers.has('content-encoding') && !vary.includes('accept-encoding'))
    faults.push('compressed without Vary: Accept-Encoding')
  const allowed = header(told, 'access-control-allow-origin')
  if (allowed !== undefined && allowed !== '*' && !vary.includes('origin'))
    faults.push('names an origin without Vary: Origin')
  if (told.headers.has('set-cookie') && !/no-store/.test(cache ?? ''))
    faults.push('sets a cookie and may be kept')
  return faults
}

/** What is wrong with the head of an answer, whatever it answers. */
export function headerFaults(path: string, told: Told): readonly string[] {
  const faults: string[] = []
  for (const [name, form] of Object.entries(ONCE)) {
    const values = told.headers.get(name) ?? []
    if (values.length !== 1) faults.push(`${name} stands there ${values.length} times`)
    else if (!form.test(values[0] ?? '')) faults.push(`${name}: ${values[0]}`)
  }
  for (const policy of told.headers.get('content-security-policy') ?? [])
    faults.push(...policyFaults(policy))
  if (told.headers.has('x-powered-by')) faults.push('x-powered-by')
  // nginx can not leave its name out; of its version it says nothing.
  const server = header(told, 'server')
  if (server !== undefined && server !== 'nginx') faults.push(`server: ${server}`)
  for (const line of told.headers.get('set-cookie') ?? []) faults.push(...cookieFaults(line))
  return [...faults, ...cacheFaults(path, told)]
}
