// First of all: it says where the page stands before the router is there.
import './entry.ts'

import { navigate } from 'astro:transitions/client'

import { fetchAhead } from './ahead.ts'
import { staySameBuild } from './builds.ts'
import { moveFocus } from './focus.ts'
import { hearForms, hearOtherLinks } from './hear.ts'
import { pageOf } from './page-of.ts'
import { keepRunningGame } from './running-game.ts'
import { leaveScrollToBrowser } from './scroll.ts'
import { showWaiting } from './waiting.ts'

/** Goes to a page without leaving the document; by a plain load where that does not work. */
async function go(page: URL, sourceElement: Element): Promise<void> {
  const history = sourceElement.matches('[data-astro-history="replace"]') ? 'replace' : 'auto'
  await navigate(page.href, { sourceElement, history })
}

/** Where the link leads: softly to pages of the site, plainly to everything else on it. */
async function visit(link: HTMLAnchorElement): Promise<void> {
  const page = pageOf(link)
  if (page) await go(page, link)
  else location.assign(link.href)
}

/** From here on pages are swapped, by links, forms and the ways back and forward. */
export function beginVisits(): typeof visit {
  leaveScrollToBrowser(window)
  for (const begin of [fetchAhead, staySameBuild, moveFocus, keepRunningGame, showWaiting])
    begin(document)
  hearOtherLinks(document, go)
  hearForms(document, go)
  return visit
}
