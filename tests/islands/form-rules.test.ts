import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { REGISTRATION_FIELDS } from '#config/registration-forms.ts'
import { PASSWORD_LENGTH } from '#server/identity/passwords.ts'
import { PASSWORD_LEAST, problemOf } from '#stores/entry/registration-checks.ts'
import { type RegistrationEntries, startingEntries } from '#stores/entry/registration-entries.ts'
import { openTestPage } from '#tests/support/environment.ts'

/**
 * Every constraint that a form of the site may carry, with the ground it has: an item of the
 * specification, a decision, or that HTML or the platform asks for the same.
 */
const GROUNDS: Readonly<Record<string, string>> = {
  required: 'HTML: the field is asked for',
  'required={!isOptional}': 'HTML: the field is asked for',
  'maxLength={100}': 'UI-20',
  'maxLength={18}': 'D7: no amount is longer',
  'type="email"': 'UI-21',
  'type={type}': 'HTML: the kind that the form gives its field',
  "type={isShown ? 'text' : 'password'}": 'HTML: a password, shown on demand',
  'type="tel"': 'HTML: the keys of a telephone',
  'type="date"': 'HTML: a day',
  'type="radio"': 'HTML: one of several',
  'type="checkbox"': 'HTML: yes or no',
  'type="search"': 'HTML: a search',
  'type="file"': 'HTML: a record of a round, kept as a file',
  'accept="application/json,.json"': 'the form in which the history gives a record',
  'accept={ACCEPTED_FILES}': 'COMP-16',
  'maxLength={1000}': 'the platform takes no more words of a player',
  'min={from || undefined}': 'a span of days ends no sooner than it begins',
  'maxLength={32}': 'who stands in the list of a draw has so many signs',
  'maxLength={12}': 'a booking code of eight signs, typed in groups',
  'type="range"': 'HTML: how much of a bet is sold',
  'min={1}': 'a hundredth of a bet is the least that is sold',
  'max={100}': 'all of a bet is the most',
  'max={until || undefined}': 'a span of days begins no later than it ends'
}

const FIELD =
  /<(?:input|textarea|select|TextField|CodeField|PasswordField|Field)\b[\s\S]*?\/?>(?=\s)/g
const CONSTRAINT =
  /\s((?:required|pattern|min|max|step|minLength|maxLength|accept|type)(?:=(?:\{[^}]*\}|"[^"]*"))?)(?=[\s/>])/g

/** The constraints of the fields in a component's source. */
const constraintsIn = (source: string) =>
  (source.match(FIELD) ?? []).flatMap(field =>
    [...field.matchAll(CONSTRAINT)].map(([, constraint = '']) => constraint)
  )

const FIELDS_WITH_A_FORM = ['email', 'password', 'phoneNumber', 'dateOfBirth', 'terms']

describe('what a form of the site demands', () => {
  test('has a ground for every constraint [UI-24]', () => {
    const sources = globSync(['islands/**/*.tsx', 'src/**/*.astro'])
    const found = new Set(sources.flatMap(path => constraintsIn(readFileSync(path, 'utf8'))))
    expect([...found]).toContain('maxLength={100}')
    expect([...found].filter(constraint => GROUNDS[constraint] === undefined)).toEqual([])
  })

  test('is read from the source as it stands there', () => {
    const source = '<input\n  pattern="[0-9]+"\n  minLength={3}\n  onChange={a => b(a)}\n/>\n'
    expect(constraintsIn(source)).toEqual(['pattern="[0-9]+"', 'minLength={3}'])
  })

  test.each(REGISTRATION_FIELDS.filter(field => !FIELDS_WITH_A_FORM.includes(field)))(
    'takes whatever is written as %s, and leaves the rest to the platform [UI-24]',
    field => {
      openTestPage()
      const written: RegistrationEntries = startingEntries({ [field]: '?!' })
      expect(problemOf(field, written)).toBeUndefined()
    }
  )

  test('asks for a password no longer than the platform does [UI-24]', () => {
    expect(PASSWORD_LEAST).toBe(PASSWORD_LENGTH.least)
  })
})
