import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'

import type { Feature } from '#config/features.ts'
import { OPERATORS } from '#config/operators.ts'
import { Papers } from '#islands/overlays/Papers.tsx'
import { catalogue } from '#messages/catalogue.ts'
import { houseRules } from '#stores/quick-deposit/house-rules.ts'
import { openTestPage } from '#tests/support/environment.ts'

const { features } = OPERATORS.Infiniza

const withSwitch = (feature: Feature) =>
  Object.assign(OPERATORS.Infiniza, { features: [...features, feature] })

afterEach(() => void Object.assign(OPERATORS.Infiniza, { features }))

describe('a house that switches on', () => {
  test('DarkCashierLayout has a dark cashier, and a house without it has not [CONS-16]', () => {
    openTestPage()
    expect(houseRules().isDark).toBe(false)
    withSwitch('DarkCashierLayout')
    expect(houseRules().isDark).toBe(true)
  })

  test('OverlaySourceOfWealth asks in the overlay itself, and leads to the page without it [CONS-17]', () => {
    openTestPage()
    const shown = () =>
      renderToStaticMarkup(
        <Papers
          overlay={{ id: 'sow-1', variant: 'sow', content: {} }}
          locale="en"
          messages={catalogue('en', 'overlays')}
        />
      )
    expect(shown()).toContain('href="/en/source-of-wealth/"')
    withSwitch('OverlaySourceOfWealth')
    expect(shown()).not.toContain('href="/en/source-of-wealth/"')
  })
})
