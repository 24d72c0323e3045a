import { afterAll, beforeAll, expect, test } from 'vitest'

import { SPECULATION_PATH } from '#config/host-headers.ts'
import { PLATFORM_PATHS } from '#config/nginx-site.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

/** Those of the machine, which a host in front keeps to itself, of the sandbox, and a file of the site. */
const INSIDE = ['/healthz', '/readyz', '/metrics', '/sandbox', SPECULATION_PATH]

const registered: string[] = []
let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
  const rows = platform.app.printRoutes({ commonPrefix: false }).split('\n')
  // Each row is a path below that of the row that it is indented under.
  const above: string[] = []
  for (const row of rows) {
    const [, indent = '', part = '', about = ''] = /^([│├└─ ]*)(\S+) \((.*)$/.exec(row) ?? []
    if (!part) continue
    const depth = Math.floor(indent.length / 4)
    const path = depth > 1 ? `${above[depth - 1] ?? ''}${part}` : part
    above[depth] = path
    if (!about.includes('"host"')) registered.push(path)
  }
})

afterAll(() => platform.close())

test('a host in front passes on every path of the site that the platform answers', () => {
  const passed = (path: string) =>
    PLATFORM_PATHS.some(known => (known.endsWith('/') ? path.startsWith(known) : path === known))
  const own = registered.filter(
    path => path.startsWith('/') && !INSIDE.some(inside => path.startsWith(inside))
  )
  expect(own.length).toBeGreaterThan(20)
  expect(own).toContain('/api/search-games')
  expect(own.filter(path => !passed(path))).toEqual([])
})
