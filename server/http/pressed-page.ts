import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'

import { availableDictionary, PRESSED, PRESSED_MARK } from '#config/page-dictionaries.ts'

const SHA256_BYTES = 32

/** The dictionary that a file was pressed with, as a browser says that it has it; undefined without the file. */
function dictionaryOf(path: string): string | undefined {
  const head = Buffer.alloc(PRESSED_MARK.length + SHA256_BYTES)
  try {
    const file = openSync(path, 'r')
    try {
      if (readSync(file, head) < head.length) return undefined
    } finally {
      closeSync(file)
    }
  } catch {
    return undefined
  }
  return availableDictionary(head.toString('base64', PRESSED_MARK.length))
}

/** The file to send in a page's place to a browser that has the dictionary it is pressed with. */
export function pressedPage(
  siteDir: string,
  page: string,
  { headers }: FastifyRequest
): string | undefined {
  const own = headers['available-dictionary']
  const takes = String(headers['accept-encoding'] ?? '').includes(PRESSED)
  const pressed = `${page}.${PRESSED}`
  return own && takes && dictionaryOf(join(siteDir, pressed)) === own ? pressed : undefined
}
