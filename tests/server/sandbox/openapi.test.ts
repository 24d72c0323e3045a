import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Platform } from '#server/platform.ts'
import { CONTROLS } from '#server/sandbox/registry.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: 'path' | 'query'
    readonly required: boolean
    readonly schema: object
  }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Body }>> }
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content: Record<string, Content> }>
  >
}

interface Content {
  readonly schema: { readonly required?: readonly string[]; readonly $ref?: string }
}

interface Body {
  readonly properties: Readonly<Record<string, Property>>
  readonly required: readonly string[]
  readonly additionalProperties: false
}

interface Property {
  readonly type: string
  readonly enum?: readonly string[]
  readonly default?: unknown
}

interface Description {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

let on: TestPlatform
let description: Description

/** Some controls steer the house's own provider of matches, which another process plays for. */
function playElsewhere(app: Platform['app'], { db }: Platform['ports']): void {
  app.addHook('onReady', async () => {
    await db.kysely
      .updateTable('feed_state')
      .set({ holder: 'elsewhere', held_until: new Date('2200-01-01') })
      .execute()
  })
}

beforeAll(async () => {
  on = await startPlatform({ env: { LOBBY_SPORTS_WORLD: '1' }, prepare: playElsewhere })
  description = (await (await fetch(`${on.url}/sandbox/openapi.json`)).json()) as Description
})

afterAll(async () => {
  await on.close()
})

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation }))
  )

describe('the description of the console', () => {
  test('is OpenAPI 3.1 and tells every control once', () => {
    expect(description.openapi).toBe('3.1.0')
    expect(description.info.title).toContain('sandbox')
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(ids.toSorted()).toEqual(CONTROLS.map(({ id }) => id).toSorted())
  })

  test('declares every parameter of a path, and refers only to what it defines', () => {
    for (const { path, method, operation } of operations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1])
      const declared = operation.parameters.filter(({ in: place }) => place === 'path')
      expect(declared.map(({ name }) => name)).toEqual(inPath)
      expect(declared.every(({ required }) => required)).toBe(true)
      expect(operation.requestBody !== undefined).toBe(method === 'post')
      expect(operation.responses['200']?.description).toBeTruthy()
    }
    const refs = [
      ...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)
    ]
    expect(refs.length).toBeGreaterThan(0)
    for (const [, name = ''] of refs) expect(description.components.schemas).toHaveProperty(name)
  })

  test('every path answers what it says, with inputs made from it', async () => {
    const player = await newPlayer(on)
    for (const { path, method, operation } of operations()) {
      const schema = operation.requestBody?.content['application/json']?.schema
      const body = schema && sampleOf(operation.operationId, schema)
      const response = await fetch(`${on.url}${path.replace('{playerId}', player.id)}`, {
        method: method.toUpperCase(),
        ...(body && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body)
        })
      })
      expect(`${operation.operationId} ${response.status}`).toBe(`${operation.operationId} 200`)
      const answer = (await response.json()) as Record<string, unknown>
      const { required = [] } =
        operation.responses['200']?.content['application/json']?.schema ?? {}
      expect(Object.keys(answer)).toEqual(expect.arrayContaining([...required]))
    }
  })
})

/** The first value that each field allows; a control that wants one of two fields gets the first. */
function sampleOf(id: string, { properties, required }: Body): Record<string, unknown> {
  if (id === 'moveClock') return { minutes: 1 }
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name, { default: value }]) => required.includes(name) || value !== undefined)
      .map(([name, { enum: options, default: value }]) => [name, value ?? options?.[0] ?? 'x'])
  )
}

describe('without the sandbox', () => {
  test('none of its addresses exists', async () => {
    const off = await startPlatform({ env: { LOBBY_SANDBOX: '0' } })
    const addresses = [
      ['GET', '/sandbox'],
      ['GET', '/sandbox/'],
      ['GET', '/sandbox/openapi.json'],
      ...operations().map(({ path, method }) => [method.toUpperCase(), path])
    ] as const
    for (const [method = 'GET', path = ''] of addresses) {
      const response = await fetch(`${off.url}${path}`, { method, redirect: 'manual' })
      expect(`${method} ${path} ${response.status}`).toBe(`${method} ${path} 404`)
    }
    await off.close()
  })
})
