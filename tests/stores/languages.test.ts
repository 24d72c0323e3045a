import { globSync, readFileSync } from 'node:fs'
import { type DocumentNode, Kind, parse, visit } from 'graphql'
import { describe, expect, test } from 'vitest'

import { LOCALE_CODES } from '#config/locales.ts'
import { loadTranslations } from '#stores/translations.ts'
import { openTestPage } from '#tests/support/environment.ts'

const DOCUMENTS = globSync('stores/**/*.graphql').map(
  path => [path, parse(readFileSync(path, 'utf8'))] as const
)

/** Languages that an operation names itself, instead of being told the reader's. */
function namedLanguages(document: DocumentNode): readonly string[] {
  const named: string[] = []
  visit(document, {
    StringValue({ value }) {
      if (LOCALE_CODES.some(code => code === value)) named.push(value)
    },
    Argument({ name, value }) {
      if (name.value === 'locale' && value.kind !== Kind.VARIABLE) named.push(name.value)
    }
  })
  return named
}

describe('the language that server text is asked for in', () => {
  test.each(DOCUMENTS)(
    '%s names none itself, queries and subscriptions alike [L051]',
    (_, document) => {
      expect(namedLanguages(document)).toEqual([])
    }
  )

  test('is the one of the page, from the first question after it changed [L051]', async () => {
    const page = openTestPage('/en/raffle/')
    page.answer('Translations', { translations: [] })
    await loadTranslations(['RAFFLE'])
    page.navigate('/fi/raffle/')
    await loadTranslations(['RAFFLE'])
    page.navigate('/no/sports/')
    await loadTranslations(['RAFFLE'])
    const asked = page.sentOf('Translations').map(({ headers }) => headers['locale'])
    expect(asked).toEqual(['en', 'fi', 'no'])
  })
})
