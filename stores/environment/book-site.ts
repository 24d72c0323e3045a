import { type OutsideSite, readOutsideSite } from '#contract/wire/sports-site.ts'

let asked: Promise<OutsideSite | null> | undefined

/** Where the frame of an outside book is; null where there is none. Visitors load nothing else with it. */
export function bookSite(): Promise<OutsideSite | null> {
  asked ??= fetch('/config.json')
    .then(response => response.json())
    .then(readOutsideSite)
    .catch(error => {
      asked = undefined
      throw error
    })
  return asked
}
