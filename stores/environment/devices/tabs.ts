import type { Channel, Locks } from '../parts.ts'

/** Web Locks hold over all tabs of the origin. */
export const browserLocks = (manager: () => LockManager): Locks => ({
  exclusive: (name, task) => manager().request(name, task)
})

/** Tells the other tabs of the origin; the own tab does not hear itself. */
export function tabChannel(name: string): Channel {
  let opened: BroadcastChannel | undefined
  const channel = () => {
    opened ??= new BroadcastChannel(name)
    return opened
  }
  return {
    post: message => channel().postMessage(message),
    onMessage(listener) {
      const hear = ({ data }: MessageEvent) => listener(data)
      channel().addEventListener('message', hear)
      return () => channel().removeEventListener('message', hear)
    }
  }
}
