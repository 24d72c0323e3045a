import { useLate } from '../ui/late.ts'

const load = async () => (await import('./Speaker.tsx')).Speaker

/** Lets the frame of an outside book know the player; it draws nothing. */
export function SportsFrame() {
  const Speaker = useLate<object>(1, load)
  return Speaker ? <Speaker /> : null
}
