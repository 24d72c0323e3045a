import {
  BOOK_FRAME,
  bookSite,
  frameAddress,
  hearFrame,
  keepCoupon,
  READY_WITHIN
} from '#stores/sports/outside-frame.ts'
import { element } from '../ui/element.ts'

const isSignedIn = () => document.documentElement.dataset['session'] !== undefined

const drawn = new WeakSet<Element>()

/** Shows one try at the frame; what it returns ends it. */
function show(root: HTMLElement, book: string): () => void {
  const { locale = '', currency = '', name = '', signIn = '' } = root.dataset
  const wait = root.querySelector<HTMLElement>('.bookframe__wait')
  const off = root.querySelector<HTMLElement>('.bookframe__off')
  const { pathname } = location
  const frame = element('iframe', {
    id: BOOK_FRAME,
    title: name,
    src: frameAddress(book, { locale, currency, pathname }),
    // Who looks and where stays with the house.
    referrerpolicy: 'no-referrer',
    allow: 'fullscreen'
  })
  const say = (isReady: boolean, isOff: boolean) => {
    if (wait) wait.hidden = isReady || isOff
    if (off) off.hidden = !isOff
  }
  const failed = () => say(false, true)
  const late = setTimeout(failed, READY_WITHIN)
  const hands = {
    ready: () => {
      clearTimeout(late)
      say(true, false)
    },
    failed,
    resize: (height: number) => {
      frame.style.height = `${height}px`
    },
    moved: (place: string) => history.replaceState(history.state, '', `/${locale}/sports/${place}`),
    // With a session the frame is given a token instead.
    signIn: () => {
      if (!isSignedIn()) location.assign(signIn + encodeURIComponent(location.pathname))
    },
    picked: keepCoupon
  }
  const hear = ({ data, origin, source }: MessageEvent) => {
    if (!root.isConnected) return end()
    hearFrame({ data, origin, isFromFrame: source === frame.contentWindow }, book, hands)
  }
  function end(): void {
    clearTimeout(late)
    removeEventListener('message', hear)
    frame.remove()
  }
  addEventListener('message', hear)
  say(false, false)
  root.prepend(frame)
  return end
}

/** Shows the frame of an outside book in its place, once; a press tries anew what did not come. */
export async function drawFrame(root: HTMLElement): Promise<void> {
  if (drawn.has(root)) return
  drawn.add(root)
  let end: (() => void) | undefined
  const attempt = async () => {
    end?.()
    end = undefined
    const site = await bookSite().catch(() => null)
    if (site) end = show(root, site.url)
    else {
      for (const part of root.querySelectorAll<HTMLElement>('[role]'))
        part.hidden = !part.matches('.bookframe__off')
    }
  }
  root.querySelector('button')?.addEventListener('click', () => void attempt())
  await attempt()
}
