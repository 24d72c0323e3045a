import { type ComponentType, Suspense, use, useSyncExternalStore } from 'react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import type { LateNamespace } from '#messages/late.ts'
import { lateTexts } from '#stores/late-texts.ts'
import { guarded } from './guarded.tsx'
import styles from './worded.module.css'

export interface Worded<Name extends LateNamespace> {
  readonly locale: Locale
  readonly texts: Namespaces[Name]
}

const never = () => () => {}

interface Place {
  /** For a part that stands among others and is about half as tall as a page's own. */
  readonly isShort?: boolean
}

/** Holds the place of a page's own part until there is something to show. */
export const Skeleton = ({ isShort = false }: Place) => (
  <div
    className={isShort ? `${styles.skeleton} ${styles.short}` : styles.skeleton}
    aria-busy="true"
  />
)

/**
 * An island with the texts of a namespace that no page carries; the page itself is built with the
 * place kept for it.
 */
export function worded<Name extends LateNamespace, Props extends Worded<Name>>(
  namespace: Name,
  Part: ComponentType<Props>,
  place: Place = {}
): ComponentType<Omit<Props, 'texts'>> {
  function Told(props: Omit<Props, 'texts'>) {
    const texts = use(lateTexts<Name>((props as Props).locale, namespace))
    return <Part {...(props as Props)} texts={texts} />
  }
  return guarded(function Waiting(props: Omit<Props, 'texts'>) {
    const isInBrowser = useSyncExternalStore(
      never,
      () => true,
      () => false
    )
    if (!isInBrowser) return <Skeleton {...place} />
    return (
      <Suspense fallback={<Skeleton {...place} />}>
        <Told {...props} />
      </Suspense>
    )
  })
}
