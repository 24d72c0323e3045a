export type DeviceType = 'desktop' | 'phone' | 'tablet'
export type DeviceSystem = 'Android' | 'Windows Phone' | 'iOS' | 'other'

/** The device that a user agent names; a phone and a tablet count as Mobile on the wire. */
export function deviceType(userAgent: string): DeviceType {
  if (/iPad|Tablet|PlayBook|Silk/i.test(userAgent)) return 'tablet'
  if (/Android/i.test(userAgent)) return /Mobile/i.test(userAgent) ? 'phone' : 'tablet'
  return /iPhone|iPod|Windows Phone|Mobile/i.test(userAgent) ? 'phone' : 'desktop'
}

export function deviceSystem(userAgent: string): DeviceSystem {
  // Windows Phone calls itself Android and iPhone as well.
  if (/Windows Phone/i.test(userAgent)) return 'Windows Phone'
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'iOS'
  return /Android/i.test(userAgent) ? 'Android' : 'other'
}

export const wireDevice = (userAgent: string) =>
  deviceType(userAgent) === 'desktop' ? 'Desktop' : 'Mobile'
