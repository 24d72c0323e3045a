import { expect, test } from 'vitest'

import { foreignScripts } from '../../scripts/foreign-scripts.ts'

test.each([
  ["const s = document.createElement('script')", 'makes a script element'],
  ["document.createElementNS(SVG, 'script')", 'makes a script element'],
  ['<script async src="https://tags.example/a.js"></script>', 'takes a script of another origin'],
  ['<script src="//tags.example/a.js"></script>', 'takes a script of another origin'],
  ["await import('https://tags.example/a.js')", 'imports a module of another origin'],
  ["importScripts('a.js')", 'imports a script into a worker']
])('a way by which code of others would enter is found: %s', (line, what) => {
  expect(foreignScripts('islands/a.tsx', `one\n${line}`)).toEqual([`islands/a.tsx:2 ${what}`])
})

test.each([
  '<script src="/_astro/a.js" defer></script>',
  '<script is:inline set:html={markSession} />',
  "document.createElement('link')",
  "await import('./later.ts')",
  // Data for search engines runs nothing.
  '<script type="application/ld+json" set:html={data} />'
])('what is the house’s own is left alone: %s', line => {
  expect(foreignScripts('src/a.astro', line)).toEqual([])
})
