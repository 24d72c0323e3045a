interface TouchModule {
  /** `load` fetches another of these modules by its name. */
  touch(element: Element, event: Event, load: (name: string) => Promise<TouchModule>): void
}

/** The signs of built files by the names that markup uses; known only when all are built, and filled in then. */
declare const TOUCH_FILES: Readonly<Record<string, string>>

const awaited = new WeakSet<Element>()

const isAct = ({ type }: Event) => type === 'click' || type === 'keydown'

/** What is only seen has time until the page itself is there. */
const pageLoaded = () =>
  new Promise(resolve => {
    if (document.readyState === 'complete') resolve(undefined)
    else addEventListener('load', resolve, { once: true })
  })

/** Not by a path that Vite knows, since it would bring along what only a session loads. */
function load(name = ''): Promise<TouchModule> {
  const file = import.meta.env.PROD
    ? `/_astro/touch-${name}.${TOUCH_FILES[name]}.js`
    : `/src/components/touch/${name}.ts`
  return import(/* @vite-ignore */ file)
}

/**
 * Calls `touch(element, event)` of the module that an element names in `data-touch`: once for its
 * first touch, and for every click or key that came while the module was under way. Elements that
 * their modules look after from then on are added to `bound`.
 */
export async function touched(
  element: HTMLElement,
  event: Event,
  bound: WeakSet<Element>
): Promise<void> {
  if (awaited.has(element) && !isAct(event)) return
  awaited.add(element)
  try {
    if (event.type === 'seen') await pageLoaded()
    const module = await load(element.dataset['touch'])
    bound.add(element)
    module.touch(element, event, load)
  } catch (error) {
    awaited.delete(element)
    if (!event.defaultPrevented || !(element instanceof HTMLAnchorElement)) throw error
    location.assign(element.href)
  }
}
