import { describe, expect, test } from 'vitest'

import { LICENCES, type LicenceCode } from '#config/licences.ts'
import { isOffered, ROUTE_NAMES } from '#config/routes.ts'

describe('the pages of tools of protection', () => {
  test.each([
    ['mga', true, false],
    ['crc', true, false],
    ['anj', false, false],
    ['cos', false, false],
    ['est', false, true],
    ['strict', true, true]
  ] as const satisfies readonly (readonly [LicenceCode, boolean, boolean])[])(
    'under %s: self-exclusion %j, limits over all games %j [PROF-12] [PROF-02]',
    (code, selfExclusion, globalLimits) => {
      expect(isOffered('selfExclusion', LICENCES[code])).toBe(selfExclusion)
      expect(isOffered('globalLimits', LICENCES[code])).toBe(globalLimits)
    }
  )

  test.each(Object.keys(LICENCES) as LicenceCode[])('no other page is missing under %s', code => {
    const missing = ROUTE_NAMES.filter(name => !isOffered(name, LICENCES[code]))
    const ofTools = ['selfExclusion', 'globalLimits', 'depositLimits']
    expect(missing.filter(name => !ofTools.includes(name))).toEqual([])
  })
})
