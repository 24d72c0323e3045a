import type { Locale } from '#config/locales.ts'

/** A path of the site below its locale, and nothing that leads elsewhere. */
const PATH = /^\/(?:[\w.~-]+\/)*(?:[?#][^\s]*)?$/

/** Goes where the widget asks to, as a link of the page does; what is no page of the site is left. */
export function followPath(element: HTMLElement, locale: Locale, path: string): void {
  if (!PATH.test(path)) return
  const link = document.createElement('a')
  link.href = `/${locale}${path}`
  link.hidden = true
  element.append(link)
  link.click()
  link.remove()
}
