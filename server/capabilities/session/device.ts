import type { IncomingHttpHeaders } from 'node:http'

import { networkOf } from './network.ts'
import type { Device } from './table.ts'

/** What a player needs to know a session of the own again. */
export interface DeviceFacts {
  readonly kind: Device
  readonly browser: string | null
  readonly system: string | null
  readonly network: string | null
}

/** In this order: most browsers call themselves the ones below them, too. */
const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera|OPiOS)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//]
] as const

const SYSTEMS = [
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(intosh|OS| OS X)\b/],
  ['Linux', /\bLinux\b/]
] as const

/** Brands in `sec-ch-ua`, the most particular ones first. */
const BRANDS = [
  ['Edge', 'Microsoft Edge'],
  ['Opera', 'Opera'],
  ['Samsung Internet', 'Samsung Internet'],
  ['Brave', 'Brave'],
  ['Vivaldi', 'Vivaldi'],
  ['Chrome', 'Google Chrome'],
  ['Chromium', 'Chromium']
] as const

const PLATFORMS = ['Android', 'ChromeOS', 'Chrome OS', 'iOS', 'Linux', 'macOS', 'Windows'] as const

/** What a request tells of the device it comes from, without anything that names the device alone. */
export function deviceFactsOf(headers: IncomingHttpHeaders, address: string): DeviceFacts {
  const agent = headers['user-agent'] ?? ''
  return {
    kind: kindOf(headers, agent),
    browser: brandOf(headers) ?? firstOf(BROWSERS, agent),
    system: platformOf(headers) ?? firstOf(SYSTEMS, agent),
    network: networkOf(address)
  }
}

function kindOf(headers: IncomingHttpHeaders, agent: string): Device {
  const said = headers['sec-ch-ua-mobile']
  if (said === '?1') return 'Mobile'
  return /\b(Mobi|Android|iPhone|iPad)/.test(agent) ? 'Mobile' : 'Desktop'
}

function brandOf(headers: IncomingHttpHeaders): string | undefined {
  const said = String(headers['sec-ch-ua'] ?? '')
  return BRANDS.find(([, brand]) => said.includes(`"${brand}"`))?.[0]
}

function platformOf(headers: IncomingHttpHeaders): string | undefined {
  const said = String(headers['sec-ch-ua-platform'] ?? '')
  const known = PLATFORMS.find(platform => said === `"${platform}"`)
  return known === 'Chrome OS' ? 'ChromeOS' : known
}

const firstOf = (table: readonly (readonly [string, RegExp])[], agent: string): string | null =>
  table.find(([, pattern]) => pattern.test(agent))?.[0] ?? null
