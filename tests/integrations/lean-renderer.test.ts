import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

import { leanRenderer } from '../../src/integrations/lean-renderer.ts'

const FILE = createRequire(import.meta.url).resolve('@astrojs/react/client.js')

function cutOf(code: string, file = FILE): string {
  const { transform } = leanRenderer()
  if (typeof transform !== 'function') throw new Error('The plugin transforms by a function')
  const result: unknown = Reflect.apply(transform, {}, [code, file])
  return typeof result === 'object' && result && 'code' in result ? String(result.code) : ''
}

test('islands come to life without elements made of slots and without the state of forms', () => {
  const whole = readFileSync(FILE, 'utf8')
  const lean = cutOf(whole)
  for (const part of [
    'createReactElementFromDOMElement',
    'formState',
    'experimentalReactChildren &&'
  ]) {
    expect(whole).toContain(part)
    expect(lean).not.toContain(part)
  }
  expect(lean).toContain('hydrateRoot(element, componentEl, renderOptions)')
  expect(lean.length).toBeLessThan(whole.length - 1000)
})

test.each([
  ['reactPropsMap', 'makes elements of slots'],
  ['experimentalReactChildren && childString', 'reads slots'],
  ['const actionKey', 'hands on forms'],
  ['    formState\n', 'reports what React recovers from']
])('a version without "%s" stops the build', (known, does) => {
  const other = readFileSync(FILE, 'utf8').replaceAll(known, 'other')
  expect(() => cutOf(other)).toThrow(`${does} in another way`)
})
