import { LICENCE, OPERATOR } from '#config/build.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { type Audience, holdsFor } from '../content/blocks/block.ts'
import { readContent } from '../content/blocks/block-file.ts'
import { isOver } from '../content/blocks/span.ts'
import { type Campaign, campaignFile } from '../content/campaigns/campaign-file.ts'

interface Words {
  readonly compiledContent: () => Promise<string>
}

const FILES = import.meta.glob<unknown>('../content/campaigns/*/campaign.json', {
  import: 'default',
  eager: true
})
const WORDS = import.meta.glob<Words>('../content/campaigns/*/*.md', { eager: true })

const CAMPAIGNS = Object.entries(FILES).map(([path, content]) => {
  const slug = path.split('/').at(-2) ?? ''
  return { slug, ...readContent(campaignFile, `src/content/campaigns/${slug}`, content) }
})

export type OwnCampaign = Campaign & { readonly slug: string }

export const AUDIENCE: Audience = { operator: OPERATOR, licence: LICENCE }

/** The campaigns of the operator that the build is for, over ones among them: their links live on. */
export const campaigns = (): readonly OwnCampaign[] =>
  CAMPAIGNS.filter(({ only }) => holdsFor(only, AUDIENCE))

/** Whether a campaign was over when the site was built. */
export const isOverNow = (campaign: Campaign): boolean => isOver(campaign, new Date())

/** What else a campaign has to say, in the locale's language; nothing where it has no such file. */
export async function wordsOf(slug: string, locale: Locale): Promise<string> {
  const files = LOCALES[locale].chain.map(name => WORDS[`../content/campaigns/${slug}/${name}.md`])
  return (await files.find(Boolean)?.compiledContent()) ?? ''
}
