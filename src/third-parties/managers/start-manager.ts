import type { ConsentCategory } from '#config/consent-categories.ts'
import { loadScript } from '../load-script.ts'
import type { ManagerAdapter } from './adapter.ts'
import type { ConsentManager, ManagerSettings } from './manager.ts'

const SPEAKS_WITHIN = 10_000

/** The categories that a manager's words stand for, what is necessary first. */
const categoriesOf = (
  words: readonly unknown[],
  { categories }: ManagerAdapter
): readonly ConsentCategory[] => [
  ...new Set<ConsentCategory>([
    'necessary',
    ...words.flatMap(word =>
      typeof word === 'string' && Object.hasOwn(categories, word) ? (categories[word] ?? []) : []
    )
  ])
]

/** A manager's dialog lives in the document, so where there is one every page is loaded plainly. */
const loadPagesPlainly = () =>
  document.addEventListener('astro:before-preparation', event => event.preventDefault())

/**
 * Starts a manager by its adapter; whatever it does wrong is one line in the log and no answer.
 * Resolves once it can be asked, and rejects if that never comes.
 */
export function startManager(
  { kind, id, url }: ManagerSettings,
  adapter: ManagerAdapter,
  answered: Parameters<ConsentManager['start']>[0]
): Promise<void> {
  let isTold = false
  const tell = (what: string) => {
    if (!isTold) console.warn(`${kind} ${what}`)
    isTold = true
  }

  const isThere = () => {
    try {
      return adapter.isThere()
    } catch {
      return false
    }
  }

  let hasTold = false
  const read = async () => {
    try {
      const words = isThere() ? await adapter.agreed(hasTold) : undefined
      return words && categoriesOf(words, adapter)
    } catch (error) {
      tell(`can not be understood: ${error}`)
    }
    return undefined
  }

  let last = ''
  let turn = 0
  const ask = async () => {
    turn += 1
    const asked = turn
    const categories = await read()
    // Of two questions under way only the later one counts.
    if (!categories || asked !== turn || categories.join(' ') === last) return
    last = categories.join(' ')
    answered(categories)
  }

  loadPagesPlainly()
  const language = document.documentElement.lang.slice(0, 2)
  const ready = new Promise<void>((resolve, reject) => {
    const look = () => {
      if (isThere()) resolve()
      ask()
    }
    for (const event of adapter.events) {
      window.addEventListener(event, () => {
        hasTold = true
        look()
      })
    }
    // The next page is the next attempt.
    const script = loadScript({
      name: `consent manager ${kind}`,
      url,
      attributes: adapter.attributes(id, language),
      timeoutMs: SPEAKS_WITHIN,
      retries: 0
    })
    script.done.then(end => {
      if (end === 'errored') return reject(new Error(`${kind} did not load`))
      look()
      setTimeout(() => {
        if (isThere()) return resolve()
        tell('has loaded, but never answers')
        reject(new Error(`${kind} never answers`))
      }, SPEAKS_WITHIN)
    })
  })
  // Only who wants it to open has to know.
  ready.catch(() => {})
  return ready
}
