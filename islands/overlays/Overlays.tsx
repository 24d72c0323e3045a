import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import type { Locale } from '#config/locales.ts'
import { $guard } from '#stores/guards.ts'
import { $lateCalls } from '#stores/late-calls.ts'
import { $overlays, NO_OVERLAYS } from '#stores/overlays.ts'
import { useLate } from '../ui/late.ts'
import { useWatch } from '../ui/watch.ts'

const load = async () => (await import('./Stack.tsx')).Stack

/** Draws whatever is open, and loads what it takes when the first is or a guard asks for one. */
export function Overlays({ locale }: { readonly locale: Locale }) {
  const overlays = useStore($overlays, { ssr: () => NO_OVERLAYS })
  const [isStopped, setStopped] = useState(false)
  useWatch($lateCalls)
  // Guards ask the browser how they stand, so they are looked at in one alone.
  useEffect(() => $guard.subscribe(guard => setStopped(guard === 'active')), [])

  const drawn = overlays.filter(({ variant }) => variant !== 'quick-deposit')
  const need = drawn.length + Number(isStopped)
  const Stack = useLate(need, load)
  return Stack && need > 0 && <Stack locale={locale} overlays={drawn} />
}
