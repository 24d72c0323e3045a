import { readSiteConfig, type SiteConfig } from '#contract/wire/site-config.ts'
import { networkFailure } from './failure.ts'
import { kept } from './kept.ts'

export const SITE_CONFIG_PATH = '/config.json'

/** Reads where everything is, once. */
export const siteConfigReader = (fetchText: (url: string) => Promise<Response>) =>
  kept(async (): Promise<SiteConfig> => {
    const answer: unknown = await (await fetchText(SITE_CONFIG_PATH)).json()
    const config = readSiteConfig(answer)
    if (!config) throw networkFailure(`${SITE_CONFIG_PATH} does not say where the platform is`)
    return config
  })
