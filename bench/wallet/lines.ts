import { connect } from 'node:net'

const END_OF_HEAD = Buffer.from('\r\n\r\n')

export interface Question {
  readonly port: number
  /** A whole request as it goes over the line. */
  readonly request: string
  readonly lines: number
  readonly forMs: number
}

/** How long the first answer that the buffer holds is, or nothing while parts of it are to come. */
function lengthOf(held: Buffer): number | undefined {
  const end = held.indexOf(END_OF_HEAD)
  if (end < 0) return undefined
  const head = held.subarray(0, end).toString('latin1')
  if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(head)
  const body = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (body === undefined) throw new Error(`No length: ${head}`)
  const whole = end + END_OF_HEAD.length + Number(body)
  return held.length < whole ? undefined : whole
}

/**
 * Answers a second that one question has on so many lines, each of which asks again once it was
 * answered. Bare sockets, so that whoever asks takes little of the machine.
 */
export async function answersASecond({ port, request, lines, forMs }: Question): Promise<number> {
  const started = performance.now()
  let answers = 0
  const line = () =>
    new Promise<void>((resolve, reject) => {
      let held = Buffer.alloc(0)
      const socket = connect(port, '127.0.0.1', () => socket.write(request))
      socket.setNoDelay(true)
      socket.on('error', reject)
      socket.on('close', () => resolve())
      socket.on('data', chunk => {
        held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
        try {
          const length = lengthOf(held)
          if (length === undefined) return
          held = held.subarray(length)
        } catch (error) {
          reject(error)
          socket.destroy()
          return
        }
        answers += 1
        if (performance.now() - started < forMs) socket.write(request)
        else socket.end()
      })
    })
  await Promise.all(Array.from({ length: lines }, line))
  return (answers * 1000) / (performance.now() - started)
}
