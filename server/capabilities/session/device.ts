import type { Device } from './table.ts'

/** What kind of device a browser says it runs on. */
export const deviceOf = (userAgent: string | undefined): Device =>
  /\b(Mobi|Android|iPhone|iPad)/.test(userAgent ?? '') ? 'Mobile' : 'Desktop'
