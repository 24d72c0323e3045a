import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'

import { leanSocket } from '../../src/integrations/lean-socket.ts'

const FOLDER = path.join(path.dirname(createRequire(import.meta.url).resolve('graphql-ws')))
const ENTRY = path.join(FOLDER, 'client.js')

async function built(plugins: readonly ReturnType<typeof leanSocket>[]): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [...plugins],
    build: { write: false, lib: { entry: ENTRY, formats: ['es'] } }
  })
  const [bundle] = Array.isArray(result) ? result : []
  const chunk = bundle?.output.find(({ type }) => type === 'chunk')
  return chunk?.type === 'chunk' ? chunk.code : ''
}

const importOf = (code: string) =>
  import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<{
    validateMessage(value: unknown): unknown
  }>

test('a session loads the socket without words for what is wrong with a frame, and without iteration', async () => {
  const [whole, lean] = [await built([]), await built([leanSocket()])]
  for (const part of ['expects the', 'iterate(']) {
    expect(whole).toContain(part)
    expect(lean).not.toContain(part)
  }
  expect(lean.length).toBeLessThan(whole.length - 1000)
  const frame = { type: 'next', id: '1', payload: { data: 1 } }
  expect((await importOf(lean)).validateMessage(frame)).toBe(frame)
})

test.each([
  ['common-*.js', 'validateMessage', 'judges frames'],
  ['client.js', 'iterate', 'hands on what comes']
])('a version of %s that has no %s of the known kind stops the build', (name, known, does) => {
  const [file = ''] = globSync(path.join(FOLDER, name))
  const { transform } = leanSocket()
  if (typeof transform !== 'function') throw new Error('The plugin transforms by a function')
  const other = readFileSync(file, 'utf8').replaceAll(known, 'other')
  expect(() => Reflect.apply(transform, {}, [other, file])).toThrow(`${does} in another way`)
  expect(Reflect.apply(transform, {}, [other, '/elsewhere/common-1.js'])).toBeUndefined()
})
