import type {
  EngagementWidget,
  MountedWidget,
  WidgetOptions
} from '#contract/wire/engagement-widget.ts'
import { type FailedPart, failedPart } from './failed-part.ts'

interface App {
  mount(
    base: string,
    element: HTMLElement,
    options: WidgetOptions,
    failedPart: FailedPart
  ): MountedWidget
}

/** Where this script came from, however the site has put it on its page. */
function baseOf(): string {
  const own = document.currentScript ?? [...document.scripts].findLast(isOwn)
  const address = own instanceof HTMLScriptElement ? own.src : location.href
  return address.replace(/\/widget\/v1\.js.*$/, '')
}

const isOwn = ({ src }: HTMLScriptElement) => /\/widget\/v1\.js(\?|$)/.test(src)

/** A site may load this script again and again, so it leaves nothing but one name. */
function start(base: string): void {
  let tries = 0
  let app: Promise<App> | undefined

  // A module that failed to load stays failed under its address.
  const load = (): Promise<App> => {
    app ??= import(/* @vite-ignore */ `${base}/widget/__APP__${tries > 0 ? `?${tries}` : ''}`)
    return app
  }

  const engagement: EngagementWidget = {
    version: 1,
    mount(element, options) {
      let mounted: MountedWidget | undefined
      let isOver = false
      const show = async (): Promise<void> => {
        try {
          const { mount } = await load()
          if (!isOver) mounted = mount(base, element, options, failedPart)
        } catch {
          app = undefined
          tries += 1
          if (!isOver) mounted = failedPart(element, options, show)
        }
      }
      void show()
      return {
        unmount() {
          isOver = true
          mounted?.unmount()
        }
      }
    }
  }
  Object.assign(window, { engagement })
}

start(baseOf())
