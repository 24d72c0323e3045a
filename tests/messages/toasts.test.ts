import { expect, test } from 'vitest'
import { LOCALE_CODES, LOCALES } from '#config/locales.ts'
import { fillNames } from '#islands/ui/fill-names.ts'
import { catalogue } from '#messages/catalogue.ts'
import { formatMessage } from '#rules/message-format.ts'

const VALUES = { amount: '€50.00', count: 2 }

test.each(LOCALE_CODES)('toasts in %s have names to put in and no plurals', locale => {
  for (const text of Object.values(catalogue(locale, 'toasts')))
    expect(fillNames(text, VALUES)).toBe(formatMessage(text, VALUES, LOCALES[locale].bcp47))
})
