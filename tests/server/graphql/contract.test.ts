import { isAbstractType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'

import { ENDPOINTS, schemaOf } from '#server/graphql/schema.ts'

/** Fields whose parent's resolver gives them; every root field and stream needs one of its own. */
const ROOTS = ['Query', 'Mutation', 'Subscription']

describe('the contract', () => {
  test.each(ENDPOINTS)('of the %s endpoint has an answer for every root field', endpoint => {
    const schema = schemaOf(endpoint)
    const silent = ROOTS.flatMap(name => {
      const type = schema.getType(name)
      if (!isObjectType(type)) return []
      const part = name === 'Subscription' ? 'subscribe' : 'resolve'
      return Object.values(type.getFields())
        .filter(field => !field[part])
        .map(field => `${name}.${field.name}`)
    })
    expect(silent).toEqual([])
  })

  test.each(ENDPOINTS)('of the %s endpoint can tell the members of its unions apart', endpoint => {
    const types = Object.values(schemaOf(endpoint).getTypeMap())
    const open = types.filter(type => isAbstractType(type) && !type.resolveType)
    expect(open).toEqual([])
  })

  test('of the main endpoint has an answer for every field of the viewer', () => {
    const viewer = schemaOf('main').getType('Viewer')
    const fields = isObjectType(viewer) ? Object.values(viewer.getFields()) : []
    const silent = fields.filter(({ name, resolve }) => name !== 'id' && !resolve)
    expect(silent.map(({ name }) => name)).toEqual([])
  })
})
