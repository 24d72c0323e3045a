import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component that is loaded once there is need of it. What could not be loaded is loaded when the
 * need changes: the next overlay, the next toast.
 */
export function useLate<Props>(
  need: number,
  load: () => Promise<ComponentType<Props>>
): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (need > 0)
      load().then(
        loaded => setLoaded(() => loaded),
        () => {}
      )
  }, [need, load])
  return Loaded
}
