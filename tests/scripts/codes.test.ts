import { expect, test } from 'vitest'

import { codeFaults } from '../../scripts/codes.ts'

test.each([
  ["if (licence === 'mga') return", 'mga'],
  ["const { operator = 'Infiniza' } = given", 'Infiniza'],
  ["return country !== 'EE'", 'EE'],
  ["'strict' === licence", 'strict'],
  ["    case 'CA':", 'CA']
])('a code that rules are hung on outside of config is found: %s', (line, code) => {
  expect(codeFaults('stores/a.ts', `one\n${line}`)).toEqual([
    `stores/a.ts:2 names the code ${code}`
  ])
})

test.each([
  "sameSite: 'strict'",
  "country: 'FI'",
  "if (form === 'SSN') return",
  'jurisdiction(operator, country, licence)'
])('what only looks like one is left alone: %s', line => {
  expect(codeFaults('stores/a.ts', line)).toEqual([])
})
