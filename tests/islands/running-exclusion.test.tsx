import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Running } from '#islands/self-exclusion/Running.tsx'
import { catalogue } from '#messages/catalogue.ts'
import type { RunningExclusion } from '#stores/protection/protection.ts'
import { openTestPage } from '#tests/support/environment.ts'

const RUNNING: RunningExclusion = {
  term: null,
  source: 'NationalRegister',
  isForAllBrands: true,
  startedAt: '2026-11-29T02:00:00.000Z',
  endsAt: '2027-05-28T02:00:00.000Z',
  mayAskToReturn: false,
  askedToReturnAt: null,
  returnsAt: null
}

const shown = (source: RunningExclusion['source']) => {
  openTestPage()
  return renderToString(
    <Running
      locale="en"
      texts={catalogue('en', 'exclusion')}
      brand="Elmst"
      protection={{ nationalRegister: 'HAMPI' }}
      running={{ ...RUNNING, source }}
    />
  )
}

test('an exclusion by the register names the register, and until when it runs [R25]', () => {
  const html = shown('NationalRegister')
  expect(html).toContain('The register of the country: HAMPI')
  expect(html).toContain('2027')
  expect(html).toContain('href="/en/withdraw/"')
})

test('one that others asked for does not', () => {
  expect(shown('Player')).toContain('Yourself')
  expect(shown('Player')).not.toContain('HAMPI')
})
