import type { ClientDirective } from 'astro'

import { onceTrue } from '../in-page/once-true.ts'
import { mayHaveSession } from '../in-page/session-hint.ts'

const LATER = 1500

/**
 * `client:session`: loads an island only when a session may exist. Without one not a byte is
 * fetched; a sign-in in this tab or another one is heard. `client:session="late"` gives the page
 * time for what comes first; `own` marks what only this page has, and changes nothing here.
 */
const session: ClientDirective = (load, { value }) =>
  onceTrue(mayHaveSession, async () => {
    if (value === 'late') await new Promise(resolve => setTimeout(resolve, LATER))
    await (await load())()
  })

export default session
