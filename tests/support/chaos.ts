import { connect, createServer, type Socket } from 'node:net'

export interface Faults {
  /** Milliseconds that everything takes longer, and by how many that varies. */
  latency: number
  jitter: number
  /** Bytes of a piece; 0 sends what comes as it comes. */
  slice: number
  /** Nothing passes, and nobody is told. */
  isSilent: boolean
  /** New connections are reset. */
  refuses: boolean
}

export interface Chaos {
  readonly port: number
  readonly faults: Faults
  /** Resets every connection at once. */
  reset(): void
  /** Nothing passes any more over the connections that are open, and nobody is told; new ones are well. */
  forget(): void
  close(): Promise<void>
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const turn = () => new Promise(resolve => setImmediate(resolve))

/** A line between clients and a server of the loopback, which fails as it is told to. */
export async function openChaos(target: number): Promise<Chaos> {
  const faults: Faults = { latency: 0, jitter: 0, slice: 0, isSilent: false, refuses: false }
  const open = new Set<Socket>()
  const forgotten = new WeakSet<Socket>()

  async function pass(data: Buffer, to: Socket): Promise<void> {
    if (forgotten.has(to)) return
    while (faults.isSilent) await pause(20)
    if (faults.latency > 0) await pause(faults.latency + Math.random() * faults.jitter)
    const piece = faults.slice || data.length
    for (let at = 0; at < data.length; at += piece) {
      to.write(data.subarray(at, at + piece))
      if (piece < data.length) await turn()
    }
  }

  function lead(from: Socket, to: Socket): void {
    let order = Promise.resolve()
    open.add(from)
    from.setNoDelay(true)
    from.on('data', data => {
      order = order.then(() => pass(data, to))
    })
    const tell = (how: () => void) => {
      if (!forgotten.has(from)) how()
    }
    from.on('end', () => void order.then(() => tell(() => to.end())))
    from.on('error', () => tell(() => to.destroy()))
    from.on('close', () => {
      open.delete(from)
      tell(() => to.destroy())
    })
  }

  const server = createServer(client => {
    if (faults.refuses) {
      client.resetAndDestroy()
      return
    }
    const upstream = connect(target, '127.0.0.1')
    lead(client, upstream)
    lead(upstream, client)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    faults,
    reset() {
      for (const socket of open) if (!forgotten.has(socket)) socket.resetAndDestroy()
    },
    forget() {
      for (const socket of open) forgotten.add(socket)
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    }
  }
}
