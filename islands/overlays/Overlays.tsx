import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'

import type { Locale } from '#config/locales.ts'
import { $guardOverlays } from '#stores/guard-overlays.ts'
import { $overlays } from '#stores/overlays.ts'
import { useWatch } from '../ui/watch.ts'

const Stack = lazy(async () => {
  const { Stack: Loaded } = await import('./Stack.tsx')
  return { default: Loaded }
})

/** Draws whatever is open, and loads what it takes when the first is. */
export function Overlays({ locale }: { readonly locale: Locale }) {
  const overlays = useStore($overlays, { ssr: () => [] })
  useWatch($guardOverlays)
  const drawn = overlays.filter(({ variant }) => variant !== 'quick-deposit')
  return (
    drawn.length > 0 && (
      <Suspense fallback={null}>
        <Stack locale={locale} overlays={drawn} />
      </Suspense>
    )
  )
}
