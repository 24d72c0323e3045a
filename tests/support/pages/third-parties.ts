import type { ConsentCategory } from '#config/consent-categories.ts'
import { readThirdParties, THIRD_PARTIES_PATH } from '#contract/wire/third-parties.ts'
import { startFurther } from '#third-parties/further-scripts.ts'
import { loadScript, type ScriptHandle, type ScriptRequest } from '#third-parties/load-script.ts'
import { managerOf } from '#third-parties/managers/manager.ts'

const told = async () => {
  const parties = readThirdParties(await (await fetch(THIRD_PARTIES_PATH)).json())
  if (!parties) throw new TypeError('The house tells of no third parties')
  return parties
}

const scripts: ScriptHandle[] = []
const answers: string[] = []
let open: (() => Promise<void>) | undefined

/** A page with nothing but the door for scripts of others, and what comes in by it. */
const parties = {
  /** Begins to load a script; the answer is its number. */
  load: (request: ScriptRequest) => scripts.push(loadScript(request)) - 1,
  stateOf: (index: number) => scripts[index]?.state,
  endOf: (index: number) => scripts[index]?.done,
  remove: (index: number) => scripts[index]?.remove(),
  startFurther: async () => startFurther(await told()),
  answer(categories: readonly ConsentCategory[]) {
    sessionStorage.setItem('consent', ['necessary', ...categories].join(' '))
    document.dispatchEvent(new CustomEvent('lobby:consent'))
  },
  async startManager() {
    const { consentManager } = await told()
    if (!consentManager) throw new TypeError('The house names no manager')
    const manager = managerOf(consentManager)
    manager.start(categories => answers.push(categories.join(' ')))
    open = manager.open
  },
  /** What the manager has answered, one by one. */
  answers: () => answers,
  openManager: async () => open?.()
}

declare global {
  interface Window {
    readonly parties: typeof parties
  }
}

Object.assign(window, { parties })
