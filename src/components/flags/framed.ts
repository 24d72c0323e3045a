/** Whether the page stands in the frame of another page of the site. */
export const isFramed = (): boolean => self !== top

/** Where the Navigation API is told of; browsers without it leave by links alone. */
interface Leaving extends Event {
  readonly destination: { readonly url: string }
  readonly hashChange: boolean
}

/** Whatever leads on from the page in the frame leads on in the whole window. */
export function leaveFrame(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && !link.hash) link.target = '_top'
    },
    true
  )
  const navigation: unknown = Reflect.get(window, 'navigation')
  if (!(navigation instanceof EventTarget)) return
  navigation.addEventListener('navigate', event => {
    const { destination, hashChange } = event as Leaving
    const { origin, pathname } = new URL(destination.url)
    const isHere = origin === location.origin && pathname === location.pathname
    if (!event.cancelable || hashChange || isHere) return
    event.preventDefault()
    top?.location.assign(destination.url)
  })
}
