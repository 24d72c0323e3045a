import { readSiteConfig, type SiteConfig } from '#contract/wire/site-config.ts'
import { networkFailure } from './failure.ts'

const PATH = '/config.json'

/** Reads where everything is, once; a failed reading is tried again by the next that asks. */
export function siteConfigReader(
  fetchText: (url: string) => Promise<Response>
): () => Promise<SiteConfig> {
  let read: Promise<SiteConfig> | undefined

  async function load(): Promise<SiteConfig> {
    const answer: unknown = await (await fetchText(PATH)).json()
    const config = readSiteConfig(answer)
    if (!config) throw networkFailure(`${PATH} does not say where the platform is`)
    return config
  }

  return () => {
    read ??= load().catch((thrown: unknown) => {
      read = undefined
      throw thrown
    })
    return read
  }
}
