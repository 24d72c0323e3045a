import { createServer, type Socket } from 'node:net'

/** Every byte is one character here, whatever it is part of. */
const bulk = (bytes: string) => `$${bytes.length}\r\n${bytes}\r\n`

/** Commands out of the bytes of a connection: arrays of bulk strings, as every client sends them. */
function* commandsOf(buffer: { text: string }): Generator<string[]> {
  for (;;) {
    const head = /^\*(\d+)\r\n/.exec(buffer.text)
    if (!head) return
    let rest = buffer.text.slice(head[0].length)
    const words: string[] = []
    for (let n = 0; n < Number(head[1]); n++) {
      const size = /^\$(\d+)\r\n/.exec(rest)
      if (!size) return
      const from = size[0].length
      const length = Number(size[1])
      if (rest.length < from + length + 2) return
      words.push(rest.slice(from, from + length))
      rest = rest.slice(from + length + 2)
    }
    buffer.text = rest
    yield words
  }
}

/** As much of a Redis server as publishing and subscribing need, for machines without one. */
export async function startRedisStub() {
  const sockets = new Set<Socket>()
  const subscribers = new Map<string, Set<Socket>>()
  const answer = (socket: Socket, [name = '', channel = '', message = '']: string[]) => {
    const known = subscribers.get(channel) ?? new Set<Socket>()
    switch (name.toLowerCase()) {
      case 'subscribe':
        subscribers.set(channel, known.add(socket))
        return socket.write(`*3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`)
      case 'publish':
        for (const to of known) {
          to.write(`*3\r\n${bulk('message')}${bulk(channel)}${bulk(message)}`, 'latin1')
        }
        return socket.write(`:${known.size}\r\n`)
      case 'info':
        return socket.write(bulk('redis_version:7.0.0\r\nloading:0'))
      default:
        return socket.write('+OK\r\n')
    }
  }
  const server = createServer(socket => {
    sockets.add(socket)
    const buffer = { text: '' }
    socket.setEncoding('latin1')
    socket.on('data', chunk => {
      buffer.text += chunk
      for (const words of commandsOf(buffer)) answer(socket, words)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      for (const set of subscribers.values()) set.delete(socket)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `redis://127.0.0.1:${port}`,
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      })
  }
}
