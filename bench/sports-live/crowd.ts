// Listeners of live prices in a process of their own, which tell how old what they heard was.
import { WebSocket } from 'ws'

export type LiveCrowdCommand =
  | {
      readonly do: 'open'
      readonly port: number
      readonly host: string
      readonly origin: string
      /** What each listener follows. */
      readonly topics: readonly (readonly string[])[]
    }
  | { readonly do: 'tell' }

export interface LiveCrowdAnswer {
  readonly frames?: number
  /** Milliseconds from the update until its frame has come. */
  readonly p50?: string
  readonly p99?: string
  readonly most?: string
}

const AT_ONCE = 25
const ages: number[] = []

const micros = () => Math.round((performance.timeOrigin + performance.now()) * 1000)

interface Heard {
  readonly type: string
  readonly incidents?: readonly { readonly clock: number }[]
}

/** Each from an address of its own, as a host in front would say. */
let opened = 0
const addressOf = (index: number) => `10.0.${index >> 8}.${index & 255}`

const open = (url: string, host: string, origin: string, topics: readonly string[]) =>
  new Promise<void>((resolve, reject) => {
    const socket = new WebSocket(url, {
      headers: { host, origin, 'x-forwarded-for': addressOf(opened++) },
      perMessageDeflate: false
    })
    let left = topics.length
    socket.on('error', reject)
    socket.on('open', () => {
      for (const topic of topics) socket.send(JSON.stringify({ type: 'follow', topic }))
    })
    socket.on('message', data => {
      const now = micros()
      const { incidents = [], type }: Heard = JSON.parse(String(data))
      if (type === 'all') {
        left -= 1
        if (left === 0) resolve()
      }
      // Of changes that were told together the first has waited longest.
      const [first] = incidents
      if (first) ages.push((now - first.clock) / 1000)
    })
  })

const at = (part: number) => {
  const sorted = ages.toSorted((one, other) => one - other)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)
}

process.on('message', async (command: LiveCrowdCommand) => {
  if (command.do === 'open') {
    const { host, origin, port, topics } = command
    const url = `ws://127.0.0.1:${port}/v1/socket`
    for (let from = 0; from < topics.length; from += AT_ONCE)
      await Promise.all(topics.slice(from, from + AT_ONCE).map(own => open(url, host, origin, own)))
    process.send?.({})
    return
  }
  const answer: LiveCrowdAnswer = {
    frames: ages.length,
    p50: at(0.5),
    p99: at(0.99),
    most: at(1)
  }
  process.send?.(answer)
})
