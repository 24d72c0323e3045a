import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { send } from '../post.ts'

const EVERY_MS = 100

interface Asking {
  readonly url: string
  readonly token: string
}

/** Somebody who means no harm: asks for their balance all the time, from a thread of their own. */
export interface Innocent {
  /** How long each answer took, in milliseconds, and how many were none. */
  end(): Promise<{ readonly took: readonly number[]; readonly unanswered: number }>
}

export function innocentAt(asking: Asking): Innocent {
  const worker = new Worker(new URL(import.meta.url), { workerData: asking })
  return {
    end: () =>
      new Promise((resolve, reject) => {
        worker.once('message', resolve)
        worker.once('error', reject)
        worker.postMessage('end')
      })
  }
}

async function askUntilTold({ url, token }: Asking): Promise<void> {
  const took: number[] = []
  let unanswered = 0
  let isOver = false
  parentPort?.once('message', () => {
    isOver = true
  })
  while (!isOver) {
    const since = performance.now()
    const { status, text } = await send(`${url}/graphql`, {
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': '203.0.113.7'
      },
      body: '{"query":"{ viewer { id } }"}'
    })
    const ms = performance.now() - since
    took.push(ms)
    if (status !== 200 || !text.includes('"viewer:')) unanswered += 1
    await new Promise(resolve => setTimeout(resolve, Math.max(0, EVERY_MS - ms)))
  }
  parentPort?.postMessage({ took, unanswered })
}

if (!isMainThread) await askUntilTold(workerData)
