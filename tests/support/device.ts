import type { DeviceFacts } from '#server/capabilities/session/index.ts'

export const DESKTOP = {
  kind: 'Desktop',
  browser: 'Firefox',
  system: 'Linux',
  network: '203.0.113.*'
} as const satisfies DeviceFacts

export const MOBILE = {
  kind: 'Mobile',
  browser: 'Safari',
  system: 'iOS',
  network: '198.51.100.*'
} as const satisfies DeviceFacts
