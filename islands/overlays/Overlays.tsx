import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'

import type { Locale } from '#config/locales.ts'
import { $guard } from '#stores/guards.ts'
import { $overlays } from '#stores/overlays.ts'

const Stack = lazy(async () => {
  const { Stack: Loaded } = await import('./Stack.tsx')
  return { default: Loaded }
})

/** Draws whatever is open, and loads what it takes when the first is or a guard asks for one. */
export function Overlays({ locale }: { readonly locale: Locale }) {
  const overlays = useStore($overlays, { ssr: () => [] })
  const [isStopped, setStopped] = useState(false)
  // Guards ask the browser how they stand, so they are looked at in one alone.
  useEffect(() => $guard.subscribe(guard => setStopped(guard === 'active')), [])
  const drawn = overlays.filter(({ variant }) => variant !== 'quick-deposit')
  return (
    (drawn.length > 0 || isStopped) && (
      <Suspense fallback={null}>
        <Stack locale={locale} overlays={drawn} />
      </Suspense>
    )
  )
}
