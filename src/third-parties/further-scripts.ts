import type { ThirdParties } from '#config/third-parties.ts'
import { isAgreed } from './agreed.ts'
import { onConsent } from './consent-state.ts'
import { loadScript } from './load-script.ts'
import { loadStyle } from './load-style.ts'
import type { LoadHandle } from './watch-load.ts'

/** Whoever sends typefaces learns a visitor's address, and the page is whole without them. */
const FONTS = 'uncategorized'

/**
 * Loads the further scripts and the typefaces of a configuration, each as soon as its category is
 * agreed to. Code that runs can not be taken back, so a page in which one runs that is no longer
 * agreed to is loaded anew; a typeface is only taken out.
 */
export function startFurther({ scripts, fonts }: Pick<ThirdParties, 'scripts' | 'fonts'>): void {
  const running = new Map<string, LoadHandle>()
  let sheets: readonly LoadHandle[] = []

  const follow = () => {
    for (const script of scripts) {
      const { name, category } = script
      if (isAgreed(category)) running.set(name, loadScript(script))
      else if (running.get(name)?.state === 'loaded') return location.reload()
      else running.get(name)?.remove()
    }
    if (isAgreed(FONTS)) {
      sheets = fonts.map(url => loadStyle({ name: url, url, category: FONTS }))
    } else {
      for (const sheet of sheets) sheet.remove()
    }
  }

  follow()
  onConsent(follow)
}
