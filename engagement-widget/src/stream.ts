import type { Api } from './api.ts'
import { eventReader, type ToldEvent } from './events.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

export interface StreamHandlers {
  told(event: ToldEvent): void
  /** It stands; what was told before is unknown, so everything is to be read again. */
  opened(): void
  lost(): void
}

async function listen(api: Api, handlers: StreamHandlers, signal: AbortSignal): Promise<void> {
  const answer = await api.open('/stream', signal)
  if (!answer.body) return
  handlers.opened()
  const take = eventReader(handlers.told)
  const pieces = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await pieces.read()
    if (done) return
    take(value)
  }
}

const waited = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const over = () => {
      clearTimeout(timer)
      removeEventListener('online', over)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, milliseconds)
    addEventListener('online', over)
    signal.addEventListener('abort', over)
  })

/** Keeps a stream to the provider until it is aborted, and comes back ever more slowly. */
export async function keepStream(
  api: Api,
  handlers: StreamHandlers,
  signal: AbortSignal
): Promise<void> {
  let wait = FIRST_WAIT_MS
  while (!signal.aborted) {
    try {
      await listen(
        api,
        {
          ...handlers,
          opened() {
            wait = FIRST_WAIT_MS
            handlers.opened()
          }
        },
        signal
      )
    } catch {
      // Whatever has ended it, the way on is the same.
    }
    if (signal.aborted) return
    handlers.lost()
    await waited(wait * (0.75 + Math.random() / 2), signal)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
}
