import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

import { importClosure } from '../../src/integrations/import-closure.ts'

const folder = mkdtempSync(join(tmpdir(), 'chunks-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('names all that a chunk imports statically, each once, and nothing it loads later', async () => {
  const chunks = {
    'a.js': 'import{x}from"./b.js";import"./c.js";const later=()=>import("./d.js")',
    'b.js': 'import{y}from"./c.js";export const x=y',
    'c.js': 'export const y=1',
    'd.js': 'export const z=1'
  }
  for (const [name, code] of Object.entries(chunks)) writeFileSync(join(folder, name), code)
  const closure = await importClosure(folder)
  expect(closure(['a.js'])).toEqual(['a.js', 'b.js', 'c.js'])
  expect(closure(['c.js', 'b.js'])).toEqual(['c.js', 'b.js'])
})
