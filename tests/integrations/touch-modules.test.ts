import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'

import { takeTouchLoader } from '../../src/integrations/touch-modules.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'touch-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the loader of the first touch is told the signs of all modules by their names', () => {
  const files = {
    'touched.Ab-_1234.js': 'import("/_astro/"+TOUCH_FILES[n])',
    'touch-carousel.x_Y-0001.js': '',
    'touch-search.zz000002.js': '',
    'touch-search.zz000002.js.br': '',
    'touchscreen.js': ''
  }
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code)
  expect(takeTouchLoader(folder)).toBe(
    'import("/_astro/"+{"carousel":"x_Y-0001","search":"zz000002"}[n])'
  )
  expect(existsSync(path.join(folder, 'touched.Ab-_1234.js'))).toBe(false)
})

test('a build without the loader does not pass for whole', () => {
  expect(() => takeTouchLoader(tmpdir())).toThrow(/first touch/)
})
