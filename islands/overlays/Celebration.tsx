import { type ComponentType, useEffect, useState } from 'react'

import { ThemeProvider } from '../ui/theme.tsx'

/** Rains on a win, unless the player wants no motion; nothing waits for it. */
export function Celebration() {
  const [Confetti, setConfetti] = useState<ComponentType>()
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    void import('../ui/Confetti.tsx')
      .then(loaded => setConfetti(() => loaded.Confetti))
      .catch(() => {})
  }, [])
  return (
    Confetti && (
      <ThemeProvider>
        <Confetti />
      </ThemeProvider>
    )
  )
}
