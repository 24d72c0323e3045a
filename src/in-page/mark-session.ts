import { missingSheet } from './islands-sheet.ts'
import { mayHaveSession } from './session-hint.ts'

/**
 * Marks a document as one with a session, so that the right header shows, keeps room for the notices
 * that stood above the document before, and gives it the islands' styles, which wait for that.
 */
function markSession(page: Document): void {
  const root = page.documentElement
  root.dataset['session'] = ''
  const [width, room] = (sessionStorage.getItem('notices') ?? '').split(' ')
  if (page === document && Number(width) === innerWidth)
    root.style.setProperty('--notices', `${room}px`)
  const sheet = missingSheet(page)
  if (!sheet) return
  sheet.setAttribute('blocking', 'render')
  page.head.append(sheet)
}

// The way back to a page that was swapped in by an earlier document, until a router takes that over.
window.onpopstate = ({ state }) => state && location.reload()

window.markSession = markSession
const { signIn } = document.documentElement.dataset
if (mayHaveSession()) markSession(document)
// A page that only a player has use of leads to sign-in and back.
else if (signIn) location.replace(signIn + encodeURIComponent(location.pathname + location.search))
