import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'
import { loadSecrets, newSecrets } from '#server/secrets.ts'
import { testConfig } from '#tests/support/config.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'lobby-test-'))

describe('the environment', () => {
  test('needs to say nothing', () => {
    expect(testConfig({ LOG_LEVEL: '' })).toMatchObject({
      operator: 'Infiniza',
      host: '127.0.0.1',
      port: 4321,
      publicUrl: 'http://localhost:4321',
      gamesUrl: 'http://games.localhost:4321',
      providerUrls: { card: 'http://pay.localhost:4321', piq: 'http://piq.localhost:4321' },
      banksUrl: 'http://pay.localhost:4321',
      databaseUrl: undefined,
      processes: 1,
      sandbox: false,
      logLevel: 'info'
    })
  })

  test('moves all addresses with the port', () => {
    expect(testConfig({ PORT: '8080' }).gamesUrl).toBe('http://games.localhost:8080')
    const paymentsUrl = 'https://pay.casino.example'
    expect(testConfig({ LOBBY_PAYMENTS_URL: paymentsUrl }).banksUrl).toBe(paymentsUrl)
    const banksUrl = 'https://banks.example'
    expect(
      testConfig({ LOBBY_PAYMENTS_URL: paymentsUrl, LOBBY_BANKS_URL: banksUrl })
    ).toMatchObject({
      providerUrls: { card: paymentsUrl },
      banksUrl
    })
  })

  test.each([
    ['PORT', 'no', 'a whole number from 1 to 65535'],
    ['PORT', '70000', 'a whole number from 1 to 65535'],
    ['LOBBY_OPERATOR', 'Nobody', 'one of Infiniza'],
    ['LOBBY_PUBLIC_URL', 'casino.example', 'an http or https address'],
    ['LOBBY_PUBLIC_URL', 'https://casino.example/lobby', 'an origin without a path'],
    ['LOBBY_GAMES_URL', 'ftp://games.example', 'an http or https address'],
    ['LOBBY_PAYMENTS_URL', 'nonsense', 'an http or https address'],
    ['LOBBY_BANKS_URL', 'https://bank.example/api', 'an origin without a path'],
    ['DATABASE_URL', 'mysql://db', 'a postgres:// or postgresql:// address'],
    ['REDIS_URL', 'http://redis', 'a redis:// or rediss:// address'],
    ['LOBBY_PROXIES', '10.0.0.0/33', 'addresses and networks'],
    ['LOBBY_PROXIES', '192.0.2.1, proxy', 'addresses and networks'],
    ['LOBBY_COUNTRY_HEADER', 'x country', 'the name of a header'],
    ['LOBBY_SUBDIVISION_HEADER', 'x:y', 'the name of a header'],
    ['LOBBY_PROCESSES', '0', 'a whole number from 1 to 64'],
    ['LOBBY_SANDBOX', 'yes', '0 or 1'],
    ['LOG_LEVEL', 'loud', 'one of fatal']
  ])('%s=%s is refused in one sentence that names it', (name, value, what) => {
    expect(() => testConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => testConfig({ [name]: value })).toThrow(
      new RegExp(`^${name} must be ${what}.*\\.$`)
    )
  })

  test('asks for a database that several processes can share', () => {
    expect(() => testConfig({ LOBBY_PROCESSES: '2' })).toThrow(/LOBBY_PROCESSES .* DATABASE_URL/)
    const shared = { LOBBY_PROCESSES: '2', DATABASE_URL: 'postgres://db/lobby' }
    expect(testConfig(shared).processes).toBe(2)
  })

  test('lets a sandbox alone choose its licence', () => {
    expect(testConfig({ LOBBY_SANDBOX: '1', LOBBY_LICENCE: 'strict' }).licence).toBe('strict')
    expect(testConfig({ LOBBY_SANDBOX: '1' }).licence).toBeUndefined()
    expect(() => testConfig({ LOBBY_LICENCE: 'crc' })).toThrow(/LOBBY_LICENCE is for sandboxes/)
    expect(() => testConfig({ LOBBY_SANDBOX: '1', LOBBY_LICENCE: 'ukgc' })).toThrow(
      /LOBBY_LICENCE must be one of anj/
    )
  })

  test('tells pages of the parties of the operator’s own file', () => {
    const file = join(folder(), 'parties.json')
    writeFileSync(file, JSON.stringify({ fonts: ['https://fonts.example/face.css'] }))
    const { thirdParties } = testConfig({ LOBBY_THIRD_PARTIES: file, LOBBY_SANDBOX: '1' })
    expect(thirdParties.fonts).toEqual(['https://fonts.example/face.css'])
    // A sandbox's own stands are there for what nobody names.
    expect(thirdParties.chat?.url).toContain('http://desk.localhost:4321/')
    expect(testConfig().thirdParties.chat).toBeNull()
  })

  test.each([
    ['no JSON', '{', /^LOBBY_THIRD_PARTIES, must be a file of JSON\.$/],
    [
      'a field nobody knows',
      '{"pixels":[]}',
      /^LOBBY_THIRD_PARTIES, pixels: is not a field of .*\.$/
    ],
    ['a wrong address', '{"fonts":["a"]}', /^LOBBY_THIRD_PARTIES, fonts\.0: must be an address\.$/]
  ])('refuses a file of third parties with %s in one sentence', (_, text, sentence) => {
    const file = join(folder(), 'parties.json')
    writeFileSync(file, text)
    expect(() => testConfig({ LOBBY_THIRD_PARTIES: file })).toThrow(ConfigError)
    expect(() => testConfig({ LOBBY_THIRD_PARTIES: file })).toThrow(sentence)
  })

  test('refuses a file of third parties that is not there', () => {
    const missing = { LOBBY_THIRD_PARTIES: join(folder(), 'none.json') }
    expect(() => testConfig(missing)).toThrow(
      /^LOBBY_THIRD_PARTIES must be a file that can be read\.$/
    )
  })

  test('never opens the sandbox to a network', () => {
    expect(() => testConfig({ LOBBY_HOST: '0.0.0.0', LOBBY_SANDBOX: '1' })).toThrow(/LOBBY_SANDBOX/)
    expect(testConfig({ LOBBY_SANDBOX: '1' }).sandbox).toBe(true)
  })
})

describe('secrets', () => {
  test('are made at the first start, for the owner alone, and kept', () => {
    const dataDir = join(folder(), 'data')
    const first = readConfig({ LOBBY_DATA: dataDir }).secrets
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(loadSecrets(dataDir)).toEqual(first)
    expect(first.signingKeys[0]?.kid).toBeTruthy()
  })

  test('have keys of 3072 bits where they are of RSA', () => {
    const { signingKeys, trustly } = newSecrets()
    for (const { n = '' } of [...signingKeys, trustly.house, trustly.provider])
      expect(Buffer.from(n, 'base64url')).toHaveLength(3072 / 8)
  })

  test('differ from one machine to the next', () => {
    const [one, other] = [loadSecrets(folder()), loadSecrets(folder())]
    expect(one.webhookKey).not.toBe(other.webhookKey)
    expect(one.demoPassword).not.toBe(other.demoPassword)
  })

  test('come from the file that production names, and none are made', () => {
    const dataDir = folder()
    const file = join(folder(), 'given.json')
    const given = newSecrets()
    writeFileSync(file, JSON.stringify(given))
    expect(readConfig({ LOBBY_DATA: dataDir, LOBBY_SECRETS_FILE: file }).secrets).toEqual(given)
    expect(existsSync(join(dataDir, 'secrets.json'))).toBe(false)
  })

  test('that are older than a key of theirs get it beside them, and keep it', () => {
    const dataDir = folder()
    const { trustly: _, engagement: _keys, ...older } = newSecrets()
    writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(older))
    const first = loadSecrets(dataDir)
    expect(first).toMatchObject(older)
    expect(first.trustly.house.d).toBeTruthy()
    expect(first.engagement.shared).not.toBe(first.engagement.tokens)
    expect(loadSecrets(dataDir)).toEqual(first)
    expect(statSync(join(dataDir, 'engagement-keys.json')).mode & 0o777).toBe(0o600)
    expect(statSync(join(dataDir, 'trustly-keys.json')).mode & 0o777).toBe(0o600)
  })

  test('of a process that came first are not overwritten', () => {
    const dataDir = folder()
    writeFileSync(
      join(dataDir, 'secrets.json'),
      JSON.stringify({ ...newSecrets(), demoPassword: 'first' })
    )
    expect(loadSecrets(dataDir).demoPassword).toBe('first')
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toContain('first')
  })
})
