import { deflateSync } from 'node:zlib'

import { MOST_DOCUMENT_BYTES } from '#contract/wire/documents.ts'
import { draw, picture } from './support.ts'

type Bytes = Uint8Array<ArrayBuffer>

const bytesOf = (...parts: readonly (Uint8Array | string)[]): Bytes =>
  new Uint8Array(Buffer.concat(parts.map(part => Buffer.from(part as string))))

/** A document of one page; what is given stands in its catalogue. */
export const pdf = (catalogue = ''): Bytes =>
  bytesOf(
    '%PDF-1.7\n',
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalogue} >>\nendobj\n`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>\nendobj\n',
    'trailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n9\n%%EOF\n'
  )

/** A document with a stream in it. */
export const pdfWith = (head: string, stream: Uint8Array): Bytes =>
  bytesOf(
    '%PDF-1.7\n',
    `1 0 obj\n<< ${head} /Length ${stream.length} >>\nstream\n`,
    stream,
    '\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'
  )

const SCRIPT = Buffer.from('5 0 << /S /JavaScript /JS (app.alert\\(1\\)) >>')

/** Objects within a packed stream, of which one is a script. */
export const hidden = () =>
  pdfWith('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(SCRIPT))

/** The same, with a sum that is wrong: readers of documents do not mind. */
export function hiddenBySum(): Bytes {
  const packed = deflateSync(SCRIPT)
  packed.writeUInt32BE(0, packed.length - 4)
  return pdfWith('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packed)
}

/** The same, written as differences of rows. */
export const hiddenByRows = () =>
  pdfWith(
    `/N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns ${SCRIPT.length} >>`,
    deflateSync(Buffer.concat([Buffer.from([0]), SCRIPT]))
  )

export const hiddenByHex = () =>
  pdfWith(
    '/N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]',
    Buffer.from(`${deflateSync(SCRIPT).toString('hex')}>`)
  )

/** What unpacks to two hundred megabytes. */
export const bomb = () =>
  pdfWith('/Filter /FlateDecode', deflateSync(Buffer.alloc(200 * 1024 ** 2)))

/** A picture that says it is fifty thousand pixels each way, with nothing in it. */
export function flood(): Bytes {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(50_000, 0)
  head.writeUInt32BE(50_000, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return bytesOf(
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0))
  )
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc(body))
  return Buffer.concat([length, body, sum])
}

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

export const HTML = '<script>alert(document.cookie)</script>'

/** A picture that is a page as well. */
export const polyglot = async () => bytesOf(await draw('jpeg'), HTML)

/** A picture that has lost its second half. */
export async function truncated() {
  const whole = await draw('jpeg', 900)
  return whole.slice(0, whole.length / 2)
}

export const svg = () => bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')

export const exe = () => bytesOf('MZ', Buffer.alloc(200))

export const twiceTheLimit = () => new Uint8Array(2 * MOST_DOCUMENT_BYTES)

export const nothing = () => new Uint8Array()

export { draw, picture }
