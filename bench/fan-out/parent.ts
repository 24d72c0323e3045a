export interface Loop {
  readonly began: bigint
  /** Milliseconds that the loop over all kept the processor. */
  readonly busy: number
  readonly bytes: number
  readonly ticks: number
}

export interface Handshake {
  readonly path: string
  /** What is sent once the socket is open. */
  readonly message: string
}

interface Served {
  readonly port: number
  readonly host: string
  handshakes(count: number): Promise<readonly object[]>
  listeners(): Promise<number>
  tell(bytes: number): Promise<void>
  loop(): Loop
  close(): Promise<void>
}

export interface Answer {
  readonly port?: number
  readonly host?: string
  readonly handshakes?: readonly Handshake[]
  readonly listeners?: number
  /** Bytes that the process holds after it has collected what it does not need. */
  readonly held?: number
  readonly resident?: number
  readonly loop?: { readonly began: string; readonly busy: number; readonly bytes: number }
  readonly ticks?: number
  /** Microseconds of processor time since the last `start`. */
  readonly cpu?: number
}

export type Command =
  | { readonly do: 'close' | 'count' | 'loop' | 'place' | 'start' }
  | { readonly do: 'handshakes'; readonly count: number }
  | { readonly do: 'tell'; readonly bytes: number }

const held = () => {
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { held: heapUsed + external, resident: rss }
}

/** Does what the process that measures asks for, one thing after the other. */
export function serveParent(served: Served): void {
  let used = process.cpuUsage()
  const answer = async (command: Command): Promise<Answer> => {
    switch (command.do) {
      case 'place':
        return { port: served.port, host: served.host }
      case 'handshakes': {
        const handshakes = (await served.handshakes(command.count)) as readonly Handshake[]
        return { handshakes }
      }
      case 'count':
        return { listeners: await served.listeners(), ...held() }
      case 'start':
        used = process.cpuUsage()
        return {}
      case 'tell':
        await served.tell(command.bytes)
        return {}
      case 'loop': {
        const { user, system } = process.cpuUsage(used)
        const { began, ticks, ...loop } = served.loop()
        return { loop: { ...loop, began: String(began) }, ticks, cpu: user + system }
      }
      case 'close':
        await served.close()
        return {}
    }
  }
  process.on('message', async (command: Command) => {
    process.send?.(await answer(command))
    if (command.do === 'close') process.disconnect()
  })
  process.send?.({})
}
