const KEPT = 256

/** Takes values from a source until it is undone; `fail` ends the stream with an error. */
export type Source<T> = (push: (value: T) => void, fail: (error: unknown) => void) => () => void

/**
 * A stream that a consumer can leave at any moment, also while it waits. A consumer that is slower
 * than its source loses the oldest values: each carries the whole state, so only the last counts.
 */
export function streamOf<T>(source: Source<T>): AsyncGenerator<T, undefined> {
  const waiting: T[] = []
  let state: 'open' | 'closed' | { readonly error: unknown } = 'open'
  let wake: (() => void) | undefined

  const change = (): void => {
    wake?.()
    wake = undefined
  }
  const stop = source(
    value => {
      if (state !== 'open') return
      if (waiting.push(value) > KEPT) waiting.shift()
      change()
    },
    error => {
      if (state === 'open') state = { error }
      change()
    }
  )
  const close = async (): Promise<IteratorReturnResult<undefined>> => {
    state = 'closed'
    waiting.length = 0
    stop()
    change()
    return { done: true, value: undefined }
  }

  const stream: AsyncGenerator<T, undefined> = {
    async next() {
      for (;;) {
        const [value] = waiting
        if (value !== undefined) {
          waiting.shift()
          return { done: false, value }
        }
        if (state === 'closed') return { done: true, value: undefined }
        if (state !== 'open') {
          stop()
          throw state.error
        }
        await new Promise<void>(resolve => {
          wake = resolve
        })
      }
    },
    return: close,
    async throw(error) {
      await close()
      throw error
    },
    [Symbol.asyncIterator]: () => stream,
    [Symbol.asyncDispose]: async () => {
      await close()
    }
  }
  return stream
}
