import { environment } from '../environment/index.ts'
import { onJackpotMessage } from './events.ts'

/**
 * Reads anew what the jackpot's messages change, at once and again at most every few milliseconds
 * given, until what it returns is called.
 */
export function readOnNews(
  read: () => Promise<void>,
  types: readonly ('JackpotUpdate' | 'WinEvent')[],
  atMostEvery: number
): () => void {
  let isWaiting = false
  let cancel = () => {}
  const hear = () => {
    if (isWaiting) return
    isWaiting = true
    cancel = environment().clock.after(atMostEvery, () => {
      isWaiting = false
      void read()
    })
  }
  const stops = types.map(type => onJackpotMessage(type, hear))
  void read()
  return () => {
    cancel()
    for (const stop of stops) stop()
  }
}
