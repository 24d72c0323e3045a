import { palettes } from 'virtual:palettes'
import { FLAGS, flagOf, PAGE_FLAGS } from '#config/flags.ts'
import { addAuthority } from './authority.ts'
import css from './flags.css?inline'
import { isFramed, leaveFrame } from './framed.ts'
import { nameParts } from './names.ts'
import { addRegistration } from './registration.ts'

/** Marks a document for the sheet of the flags; what is not allowed is marked as the first variation. */
function mark({ documentElement: root }: Document): void {
  for (const name of PAGE_FLAGS) {
    const stored = localStorage.getItem(name)
    if (stored === null) continue
    const shown = flagOf(name, stored)
    // Without a theme that is allowed, the house's own holds.
    if (name !== 'theme') root.setAttribute(`data-flag-${name.replaceAll('_', '-')}`, shown)
    else if (shown === stored) root.dataset['theme'] = root.dataset['flagTheme'] = shown
    if (stored !== shown)
      console.warn(`The flag ${name} has none of ${FLAGS[name].join(', ')}: ${stored}`)
  }
  if (isFramed()) root.dataset['framed'] = ''
}

/** Puts in what the marks ask for, as soon as there is a place for it. */
function fill(page: Document): void {
  addAuthority(page)
  addRegistration(page)
  nameParts(page)
}

function adopt(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}

adopt(palettes)
adopt(css)
mark(document)
if (isFramed()) leaveFrame()

// The page is painted once its foot is there, and this is told of the foot before that.
const parsed = new MutationObserver(() => fill(document))
parsed.observe(document, { childList: true, subtree: true })
document.addEventListener('DOMContentLoaded', () => {
  fill(document)
  parsed.disconnect()
})
if (document.readyState !== 'loading') parsed.disconnect()
fill(document)

document.addEventListener('astro:before-swap', ({ newDocument }) => {
  mark(newDocument)
  fill(newDocument)
})
