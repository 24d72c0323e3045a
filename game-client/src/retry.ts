const RETRY_MS = [800, 1500, 3000, 5000, 8000]

/** Waits before the next try: longer each time, up to eight seconds. */
export const beforeTry = (attempt: number): Promise<void> =>
  new Promise(resolve =>
    setTimeout(resolve, RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)] ?? 8000)
  )
