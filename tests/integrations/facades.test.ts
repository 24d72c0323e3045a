import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { withoutFacades } from '../../src/integrations/facades.ts'

const folder = mkdtempSync(join(tmpdir(), 'facades-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const island = (file: string, name: string) =>
  `<astro-island component-url="/_astro/${file}" component-export="${name}" client="session">`

test('an island names the chunk that holds it, not one that only hands it on', async () => {
  const chunks = {
    'Menu.js': 'export{H as Menu,b}from"./shell.js";\n',
    'Toasts.js': 'import{u}from"./shell.js";export const Toasts=u()',
    'shell.js': 'export{H,b,u}'
  }
  for (const [name, code] of Object.entries(chunks)) writeFileSync(join(folder, name), code)
  const direct = await withoutFacades(folder)
  expect(direct(island('Menu.js', 'Menu'))).toBe(island('shell.js', 'H'))
  expect(direct(island('Menu.js', 'b'))).toBe(island('shell.js', 'b'))
  expect(direct(island('Menu.js', 'other'))).toBe(island('Menu.js', 'other'))
  expect(direct(island('Toasts.js', 'Toasts'))).toBe(island('Toasts.js', 'Toasts'))
})

test('islands ask the chunk that holds the renderer for it', async () => {
  const chunks = {
    'client.js': 'export{t as default}from"./react.js";',
    'react.js': 'let b=1;export{b as t};'
  }
  for (const [name, code] of Object.entries(chunks))
    writeFileSync(join(folder, name.replace('client', 'client.Ab1')), code)
  const direct = await withoutFacades(folder)
  expect(direct('<astro-island renderer-url="/_astro/client.Ab1.js">')).toBe(
    '<astro-island renderer-url="/_astro/react.js">'
  )
  expect(readFileSync(join(folder, 'react.js'), 'utf8')).toBe(
    'let b=1;export{b as t};export{b as default};'
  )
})
