import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useState } from 'react'

import type { Locale } from '#config/locales.ts'
import { $guard } from '#stores/guards.ts'
import { $lateCalls } from '#stores/late-calls.ts'
import { $overlays, type Overlay } from '#stores/overlays.ts'
import { useWatch } from '../ui/watch.ts'

interface Drawing {
  readonly locale: Locale
  readonly overlays: readonly Overlay[]
}

/** Draws whatever is open, and loads what it takes when the first is or a guard asks for one. */
export function Overlays({ locale }: { readonly locale: Locale }) {
  const overlays = useStore($overlays, { ssr: () => [] })
  const [isStopped, setStopped] = useState(false)
  const [Stack, setStack] = useState<ComponentType<Drawing>>()
  useWatch($lateCalls)
  // Guards ask the browser how they stand, so they are looked at in one alone.
  useEffect(() => $guard.subscribe(guard => setStopped(guard === 'active')), [])

  const drawn = overlays.filter(({ variant }) => variant !== 'quick-deposit')
  const count = drawn.length
  useEffect(() => {
    // What could not be loaded is loaded for the next that opens.
    if (count > 0 || isStopped)
      void import('./Stack.tsx').then(loaded => setStack(() => loaded.Stack)).catch(() => {})
  }, [count, isStopped])
  return Stack && (count > 0 || isStopped) && <Stack locale={locale} overlays={drawn} />
}
