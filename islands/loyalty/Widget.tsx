import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'

import { $gamification, readGamificationAgain } from '#stores/loyalty/gamification.ts'
import { tokenSource } from '#stores/loyalty/provider.ts'
import { dialogActionPressed, reloadPlayerStatus } from '#stores/loyalty/provider-player.ts'
import { $widget, type EngagementWidget, loadWidget } from '#stores/loyalty/widget.ts'
import { Failed } from './Failed.tsx'
import { followPath } from './follow-path.ts'
import type { TextProps, Waiting } from './props.ts'
import { themeOfPage } from './theme-of-page.ts'

export type WidgetView = Parameters<EngagementWidget['mount']>[1]['view']

interface Props extends TextProps, Waiting {
  readonly view: WidgetView
}

/** What the engagement provider shows, for players for whom the programme is there. */
export function Widget(props: Props) {
  const gamification = useStore($gamification)
  switch (gamification.status) {
    case 'loading':
      return props.waiting
    case 'failed':
      return <Failed texts={props.texts} onRetry={readGamificationAgain} />
    case 'off':
    case 'visitor':
      return null
    case 'on':
      return <Loaded {...props} clientId={gamification.clientId} />
  }
}

type LoadedProps = Props & { readonly clientId: string }

function Loaded(props: LoadedProps) {
  const load = useStore($widget)
  if (load.status === 'loading') return props.waiting
  if (load.status === 'failed') return <Failed texts={props.texts} onRetry={loadWidget} />
  return <Mounted {...props} widget={load.widget} />
}

const ACTION = '[data-dialog-action]'

const isAction = (event: Event) =>
  event.composedPath().some(node => node instanceof Element && node.matches(ACTION))

function Mounted({
  view,
  locale,
  texts,
  clientId,
  widget
}: LoadedProps & { readonly widget: EngagementWidget }) {
  const place = useRef<HTMLDivElement>(null)
  const [isBroken, setBroken] = useState(false)

  useEffect(() => {
    const element = place.current
    if (!element || isBroken) return
    const press = (event: Event) => {
      if (isAction(event)) dialogActionPressed()
    }
    element.addEventListener('click', press)
    let unmount = () => {}
    try {
      const mounted = widget.mount(element, {
        view,
        locale,
        theme: themeOfPage(element),
        token: tokenSource(clientId),
        site: location.origin,
        navigate: path => followPath(element, locale, path),
        changed: () => void reloadPlayerStatus()
      })
      unmount = () => mounted.unmount()
    } catch {
      setBroken(true)
    }
    return () => {
      element.removeEventListener('click', press)
      try {
        unmount()
      } catch {
        // What the provider's script leaves behind goes with the element.
      }
    }
  }, [widget, view, locale, clientId, isBroken])

  return isBroken ? <Failed texts={texts} onRetry={() => setBroken(false)} /> : <div ref={place} />
}
