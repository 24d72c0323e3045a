import { GAMES, gamesOf, LISTS } from '#config/catalogue/rows.ts'
import type { Locale } from '#config/locales.ts'
import { pathTo } from '#config/paths.ts'
import type { Block, BlockAction } from '../../content/blocks/block.ts'

/** What every renderer of a block is given. */
export interface BlockProps {
  readonly locale: Locale
  readonly block: Block
}

/** A path below the locale, or an address elsewhere, as a link needs it. */
const addressOf = (locale: Locale, target: string) =>
  target.startsWith('/') ? `/${locale}${target}` : target

/** Where an action leads: a deposit opens the cashier by its address. */
export const linkOf = (locale: Locale, { type, target = '/' }: BlockAction): string =>
  type === 'DEPOSIT' ? pathTo(locale, 'deposit') : addressOf(locale, target)

/** Whether an action leaves the site. */
export const leaves = ({ target }: BlockAction): boolean => target?.startsWith('https://') === true

/** How many games stand behind a link to a list of them. */
export function countBehind({ target }: BlockAction): number {
  const slug = target?.split('/').filter(Boolean).at(-1)
  const list = LISTS.find(entry => entry === slug)
  return (list ? gamesOf(list) : GAMES).length
}
