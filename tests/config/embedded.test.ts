import { existsSync, globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { EMBEDDED } from '#tests/support/embedded.ts'

/** Its tests ask about documents and refusals; the statements are those of other rooms. */
const WITHOUT_STATEMENTS = ['graphql']

const roomOf = (file: string) => file.split('/')[2] ?? ''

describe('the part of the tests that runs on the embedded database', () => {
  test('is of files that there are', () => {
    const named = EMBEDDED.filter(file => !file.includes('*'))
    expect(named.filter(file => !existsSync(file))).toEqual([])
  })

  test('has something of every room', () => {
    const rooms = new Set(globSync('tests/server/*/*.test.ts').map(roomOf))
    const has = new Set(EMBEDDED.map(roomOf))
    expect([...rooms].filter(room => !has.has(room))).toEqual(WITHOUT_STATEMENTS)
  })
})
