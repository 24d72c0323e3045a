import { findBrowser } from '../../scripts/find-browser.mjs'

/** Where the browser is that this machine or the packages have; throws a sentence where there is none. */
export function browserPath(): string {
  const { env, sentence } = findBrowser('./', process.execPath)
  Object.assign(process.env, env)
  if (!env.CHROMIUM_PATH) throw new Error(sentence ?? 'There is no browser')
  return env.CHROMIUM_PATH
}
