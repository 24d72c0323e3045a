import { describe, expect, test } from 'vitest'

import { contentSecurityPolicy } from '#config/host-headers.ts'
import { OPERATOR_NAMES, OPERATORS } from '#config/operators.ts'
import { CONSENT_MANAGERS, thirdPartiesOf, thirdPartyOrigins } from '#config/third-parties.ts'
import { readThirdPartySettings, type ThirdPartySettings } from '#config/third-party-settings.ts'
import { readThirdParties } from '#contract/wire/third-parties.ts'

const NOBODY = { features: [], trackers: {} }

const EVERYBODY: ThirdPartySettings = {
  consentManager: { kind: 'cookiebot', id: 'house' },
  scripts: [
    {
      name: 'polls',
      url: 'https://polls.example/p.js',
      category: 'marketing',
      integrity: 'sha256-AAAA'
    }
  ],
  fonts: ['https://fonts.example/face.css'],
  events: 'https://events.example/v1',
  chat: { key: 'desk' },
  reports: 'https://key@errors.example/1'
}

const TRACKED = {
  features: [],
  trackers: {
    analyticsTrackingId: 'UA-1',
    gaMeasurementId: 'G-1',
    gtmId: 'GTM-1',
    adformTrackingId: '7',
    adformHost: 'a1.adform.example',
    fullStoryOrgId: 'o-1'
  }
}

describe('third parties', () => {
  test('that nobody names are not there, and nothing is let in for them [CONS-31]', () => {
    const parties = thirdPartiesOf(NOBODY)
    expect(parties).toEqual({
      consentManager: null,
      trackers: {},
      scripts: [],
      fonts: [],
      chat: null,
      reports: null
    })
    expect(Object.values(thirdPartyOrigins(parties)).flat()).toEqual([])
  })

  test('are the trackers of a brand at their makers’ addresses, or at those that are given [CONS-31]', () => {
    expect(thirdPartiesOf(TRACKED).trackers).toEqual({
      analytics: { url: 'https://www.googletagmanager.com/gtag/js', ids: ['G-1', 'UA-1'] },
      tagManager: { url: 'https://www.googletagmanager.com/gtm.js', id: 'GTM-1' },
      advertising: {
        url: 'https://a1.adform.example/serving/scripts/trackpoint/async/',
        id: '7'
      },
      recording: { url: 'https://edge.fullstory.com/s/fs.js', id: 'o-1' }
    })
    const trackerAddresses = { recording: 'https://own.example/fs.js' }
    expect(thirdPartiesOf(TRACKED, { trackerAddresses }).trackers.recording?.url).toBe(
      'https://own.example/fs.js'
    )
  })

  test('are told of errors at an address, by a script that has one of its own, and let in [CONS-31]', () => {
    const reports = 'https://key@errors.example/1'
    const reportsScript = { url: 'https://files.example/r.js', integrity: 'sha256-AAAA' }
    expect(thirdPartiesOf(NOBODY, { reportsScript }).reports).toBeNull()
    const own = thirdPartiesOf(NOBODY, { reports })
    expect(own.reports).toEqual({ dsn: reports })
    expect(thirdPartyOrigins(own)).toMatchObject({
      scripts: [],
      connect: ['https://errors.example']
    })
    const scripted = thirdPartiesOf(NOBODY, { reports, reportsScript })
    expect(scripted.reports).toEqual({ dsn: reports, ...reportsScript })
    expect(thirdPartyOrigins(scripted)).toMatchObject({
      scripts: ['https://files.example'],
      connect: ['https://files.example', 'https://errors.example']
    })
    expect(readThirdParties(scripted)).toEqual(scripted)
  })

  test.each(CONSENT_MANAGERS)('%s is loaded from its maker unless an address is given', kind => {
    const at = (url?: string) =>
      thirdPartiesOf(NOBODY, { consentManager: { kind, id: 'house', ...(url && { url }) } })
    expect(at().consentManager?.url).toMatch(/^https:\/\/[\w.]+\/.+\.js$/)
    expect(at('https://own.example/m.js').consentManager?.url).toBe('https://own.example/m.js')
  })

  test('of an operator’s own file go before those of the brand, field by field', () => {
    const brand = { ...NOBODY, thirdParties: EVERYBODY }
    const { consentManager, fonts, chat } = thirdPartiesOf(brand, {
      fonts: [],
      chat: { key: 'other', url: 'https://chat.example/s.js' }
    })
    expect(consentManager?.kind).toBe('cookiebot')
    expect(fonts).toEqual([])
    expect(chat).toEqual({ kind: 'messenger', url: 'https://chat.example/s.js?key=other' })
  })

  test('reach pages as they were resolved', () => {
    for (const parties of [
      thirdPartiesOf(NOBODY),
      thirdPartiesOf(TRACKED, EVERYBODY),
      ...OPERATOR_NAMES.map(name => thirdPartiesOf(OPERATORS[name]))
    ])
      expect(readThirdParties(JSON.parse(JSON.stringify(parties)))).toEqual(parties)
  })

  test('in another form are none', () => {
    const parties = thirdPartiesOf(TRACKED, EVERYBODY)
    for (const broken of [
      null,
      [],
      'yes',
      {},
      { ...parties, fonts: 'https://fonts.example' },
      { ...parties, fonts: ['javascript:alert(1)'] },
      { ...parties, consentManager: { ...parties.consentManager, kind: 'magic' } },
      {
        ...parties,
        scripts: [{ name: 'a', url: 'data:text/javascript,1', category: 'marketing' }]
      },
      { ...parties, scripts: [{ name: 'a', url: 'https://a.example', category: 'necessary' }] }
    ])
      expect(readThirdParties(broken)).toBeNull()
  })
})

describe('the content policy', () => {
  const origins = thirdPartyOrigins(thirdPartiesOf(TRACKED, EVERYBODY))

  test('names each party by origin, once, and what stands behind it', () => {
    expect(origins.scripts).toEqual([
      'https://consent.cookiebot.com',
      'https://www.googletagmanager.com',
      'https://a1.adform.example',
      'https://edge.fullstory.com',
      'https://polls.example',
      'https://static.zdassets.com',
      'https://consentcdn.cookiebot.com'
    ])
    expect(origins.connect).toEqual(
      expect.arrayContaining([
        'https://events.example',
        'https://errors.example',
        'https://rs.fullstory.com',
        'https://*.google-analytics.com'
      ])
    )
    expect(origins.fonts).toEqual(['https://fonts.example'])
  })

  test('runs no inline script for any of them, and takes inline styles for a manager alone', () => {
    const policyFor = (own: ThirdPartySettings) =>
      contentSecurityPolicy(
        { scripts: [], styles: ['sha256-AAAA='] },
        {
          site: 'https://casino.example',
          games: [],
          payments: [],
          thirdParties: thirdPartyOrigins(thirdPartiesOf(TRACKED, own))
        }
      ).split('; ')
    const { consentManager: _, ...withoutManager } = EVERYBODY
    expect(policyFor(withoutManager).join()).not.toContain('unsafe')
    expect(policyFor(withoutManager).join()).toContain("style-src 'self' 'sha256-AAAA='")
    const unsafe = policyFor(EVERYBODY).filter(part => part.includes('unsafe'))
    expect(unsafe).toEqual([
      "style-src 'self' https://fonts.example https://consent.cookiebot.com 'unsafe-inline'"
    ])
  })
})

describe('an operator’s file of third parties', () => {
  test('is read as it is', () => {
    expect(readThirdPartySettings(JSON.stringify(EVERYBODY))).toEqual(EVERYBODY)
    expect(readThirdPartySettings('{}')).toEqual({})
  })

  const script = { name: 'a', url: 'https://a.example/a.js', category: 'marketing' }

  test.each<readonly [string, unknown, string]>([
    ['a word', 'onetrust', 'file: must be an object, not "onetrust"'],
    ['a field of its own', { pixels: [] }, 'pixels: is not a field of third parties'],
    [
      'an unknown manager',
      { consentManager: { kind: 'magic', id: 'a' } },
      'consentManager.kind: "magic" is none of cookiebot, '
    ],
    [
      'a manager without an id',
      { consentManager: { kind: 'onetrust' } },
      'consentManager.id: is missing'
    ],
    [
      'an address that runs code',
      { fonts: ['javascript:alert(1)'] },
      'fonts.0: must be an http or https address'
    ],
    ['no address', { reports: 'errors' }, 'reports: must be an address'],
    ['an address without a key', { reports: 'https://errors.example/1' }, 'reports: must be a DSN'],
    [
      'an address of no project',
      { reports: 'https://key@errors.example' },
      'reports: must be a DSN'
    ],
    [
      'a script that is said to be necessary',
      { scripts: [{ ...script, category: 'necessary' }] },
      'scripts.0.category: "necessary" is none of preferences, '
    ],
    [
      'a hash of an unknown kind',
      { scripts: [{ ...script, integrity: 'md5-AAAA' }] },
      'scripts.0.integrity: must be a hash'
    ],
    [
      'two scripts of one name',
      { scripts: [script, script] },
      'scripts: must not name two of them alike'
    ]
  ])('is refused with %s', (_, file, sentence) => {
    const read = () => readThirdPartySettings(JSON.stringify(file))
    expect(read).toThrow(new RegExp(`^${sentence.replace(/[[\].]/g, '\\$&')}.*\\.$`))
  })

  test('is refused when it is no JSON', () => {
    expect(() => readThirdPartySettings('{ fonts: }')).toThrow('must be a file of JSON.')
  })
})
