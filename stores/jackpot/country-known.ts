import { $country } from '../country.ts'

/** The country that the visitor comes from, once it has been looked up; null where nobody can say. */
export const countryKnown = (): Promise<string | null> =>
  new Promise(resolve => {
    let stop = () => {}
    stop = $country.subscribe(country => {
      if (country.status === 'loading') return
      resolve(country.status === 'known' ? country.ipCountryCode : null)
      queueMicrotask(() => stop())
    })
  })
