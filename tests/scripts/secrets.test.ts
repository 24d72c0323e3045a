import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compactVerify, importJWK, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'

import { openText, sealText } from '#server/personal-data/seal.ts'
import { newSecrets, type Secrets } from '#server/secrets.ts'
import { rotated } from '../../scripts/secrets/rotate.ts'

const before = newSecrets()
const added = (kind: 'cookies' | 'personal' | 'signing') => rotated(before, kind, 'add')

const sealedBy = ({ protection }: Secrets) => sealText(protection.personal, 'Aino', 'a name')
const openedBy = ({ protection }: Secrets, sealed: string) =>
  openText(protection.personal, sealed, 'a name')

describe('the rotation of the keys of personal data', () => {
  const known = added('personal')
  const used = rotated(known, 'personal', 'use')

  test('first makes a key that is understood and not yet used', () => {
    expect(openedBy(before, sealedBy(known))).toBe('Aino')
    expect(Object.keys(known.protection.personal)).toHaveLength(2)
  })

  test('then uses it, while what was sealed before and by processes of before can be read', () => {
    expect(openedBy(used, sealedBy(before))).toBe('Aino')
    expect(openedBy(known, sealedBy(used))).toBe('Aino')
    expect(() => openedBy(before, sealedBy(used))).toThrow()
  })

  test('last forgets the older one', () => {
    const dropped = rotated(used, 'personal', 'drop')
    expect(openedBy(dropped, sealedBy(used))).toBe('Aino')
    expect(() => openedBy(dropped, sealedBy(before))).toThrow()
  })
})

describe('the rotation of the keys that tokens are signed with', () => {
  const used = rotated(added('signing'), 'signing', 'use')

  test('signs with the new one and still knows the old one’s tokens', async () => {
    const [first, second] = used.signingKeys
    expect(second?.kid).toBe(before.signingKeys[0]?.kid)
    if (!first || !second) throw new Error('two keys were expected')
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'RS256', kid: second.kid })
      .sign(await importJWK(second, 'RS256'))
    const publicHalf = { kty: 'RSA', n: second.n ?? '', e: second.e ?? '' }
    await expect(compactVerify(token, await importJWK(publicHalf, 'RS256'))).resolves.toBeDefined()
    expect(first.kid).not.toBe(second.kid)
  })

  test('is taken back by the same step, as long as nothing is dropped', () => {
    const back = rotated(used, 'signing', 'use')
    expect(back.signingKeys[0]?.kid).toBe(before.signingKeys[0]?.kid)
  })
})

test('cookies of the older key are still believed until it is dropped', () => {
  const used = rotated(added('cookies'), 'cookies', 'use')
  expect(used.cookieKeys.slice(1)).toEqual(before.cookieKeys)
  expect(rotated(used, 'cookies', 'drop').cookieKeys).toHaveLength(1)
})

test('a file of secrets is for its owner alone, and one that is there is left as it is with a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-secrets-'))
  const file = join(folder, 'secrets.json')
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/secrets/secrets.ts', ...args], { encoding: 'utf8' })
  const missing = run('add', file, 'personal')
  expect([missing.status, missing.stderr]).toEqual([1, `There is no ${file}.\n`])
  expect(run('make', file).status).toBe(0)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const made = readFileSync(file, 'utf8')
  const again = run('make', file)
  expect([again.status, again.stderr]).toEqual([
    1,
    `${file} is there already, and is left as it is.\n`
  ])
  expect(readFileSync(file, 'utf8')).toBe(made)
  expect(run('use', file, 'nothing').stderr).toContain('npm run secrets -- make <file>')
  rmSync(folder, { recursive: true })
})
