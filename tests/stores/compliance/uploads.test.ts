import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { ACCEPTED_FILES, refusalOf } from '#stores/compliance/check-file.ts'
import { $papers } from '#stores/compliance/documents.ts'
import { $uploads, dropUpload, retryUpload, uploadDocument } from '#stores/compliance/uploads.ts'
import { setUploads } from '#stores/environment/uploads.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { answerStanding } from '#tests/support/standing.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const MEGABYTE = 1024 * 1024

const file = (name: string, type = '', bytes = 10) => {
  const given = new File(['x'], name, { type })
  Object.defineProperty(given, 'size', { value: bytes })
  return given
}

/** Files on their way, whose other end the test plays. */
function playUploads() {
  const sent: { url: string; headers: Readonly<Record<string, string>> }[] = []
  const answers: ((said: string | undefined) => void)[] = []
  const shares: ((share: number) => void)[] = []
  let gaveUp = 0
  setUploads({
    send(url, _file, headers, onProgress) {
      sent.push({ url, headers })
      shares.push(onProgress)
      const answer = new Promise<string | undefined>(resolve => answers.push(resolve))
      return {
        answer,
        giveUp: () => {
          gaveUp += 1
          answers.at(-1)?.(undefined)
        }
      }
    }
  })
  return { sent, answers, shares, gaveUp: () => gaveUp }
}

function open() {
  const page = openTestPage('/en/profile/documents/')
  const token = storeOidcUser(page)
  answerStanding(page)
  page.answer('Documents', { viewer: { id: '1', documents: [], documentRequests: [] } })
  return { page, token, wire: playUploads() }
}

describe('a file before it is sent', () => {
  test('may be a jpeg, jpg, png or pdf, as the input says [COMP-16]', () => {
    expect(ACCEPTED_FILES).toBe('.jpeg,.jpg,.png,.pdf')
  })

  test.each([
    ['passport.jpeg', 'image/jpeg', 10, undefined],
    ['passport.JPG', 'image/jpeg', 10, undefined],
    ['passport.png', 'image/png', 10, undefined],
    ['bill.pdf', 'application/pdf', 10, undefined],
    ['bill.pdf', '', 10, undefined],
    ['moving.gif', 'image/gif', 10, 'WRONG_TYPE'],
    ['setup.exe', 'application/x-msdownload', 10, 'WRONG_TYPE'],
    ['drawing.svg', 'image/svg+xml', 10, 'WRONG_TYPE'],
    ['passport.png.exe', '', 10, 'WRONG_TYPE'],
    ['moving.png', 'image/gif', 10, 'WRONG_TYPE'],
    ['passport', '', 10, 'WRONG_TYPE'],
    ['passport.png', 'image/png', 0, 'EMPTY'],
    ['passport.png', 'image/png', 10 * MEGABYTE, undefined],
    ['passport.png', 'image/png', 10 * MEGABYTE + 1, 'TOO_LARGE']
  ] as const)('%s of type "%s" with %i bytes: %s [COMP-16]', (name, type, bytes, code) => {
    expect(refusalOf(file(name, type, bytes))).toBe(code)
  })
})

describe('an upload', () => {
  cleanAfterEach($papers, $uploads)
  afterEach(() => {
    for (const { id } of $uploads.get()) dropUpload(id)
    setUploads(undefined)
  })

  test('of a gif or an exe is refused without a call [COMP-16]', async () => {
    const { page, wire } = open()
    for (const name of ['moving.gif', 'setup.exe'])
      expect(await uploadDocument(file(name), { purpose: 'Identity' })).toBeUndefined()
    await page.settle()
    expect(wire.sent).toEqual([])
    expect($uploads.get().map(({ status }) => status)).toEqual(['refused', 'refused'])
  })

  test('carries who sends it, what it proves and its name; it is gone once it has arrived', async () => {
    const { page, token, wire } = open()
    keepMount($papers)
    const sent = uploadDocument(file('pay slip.png', 'image/png'), {
      purpose: 'SourceOfWealth',
      category: 'Salary'
    })
    await page.settle()
    expect(wire.sent[0]?.url).toBe(
      'http://lobby.test/api/documents?purpose=SourceOfWealth&category=Salary&name=pay+slip.png'
    )
    expect(wire.sent[0]?.headers['authorization']).toBe(`Bearer ${token}`)
    wire.shares[0]?.(0.5)
    expect($uploads.get()).toMatchObject([{ status: 'sending', share: 0.5 }])
    const asked = page.sentOf('Documents').length
    wire.answers[0]?.(JSON.stringify({ status: 'ok', id: 'd1', bytes: 10 }))
    expect(await sent).toBe('d1')
    expect($uploads.get()).toEqual([])
    expect(page.sentOf('Documents').length).toBe(asked + 1)
  })

  test.each(['ACTIVE_CONTENT', 'UNREADABLE', 'TOO_MANY_PIXELS'] as const)(
    'that the house refuses says %s',
    async code => {
      const { page, wire } = open()
      const sent = uploadDocument(file('bill.pdf'), { purpose: 'Address' })
      await page.settle()
      wire.answers[0]?.(JSON.stringify({ status: 'error', code }))
      expect(await sent).toBeUndefined()
      expect($uploads.get()).toMatchObject([{ status: 'refused', code }])
    }
  )

  test.each([undefined, '<html>', '{"status":"ok"}'])(
    'that was not answered in the form of the wire (%j) can be sent again',
    async said => {
      const { page, wire } = open()
      void uploadDocument(file('bill.pdf'), { purpose: 'Address' })
      await page.settle()
      wire.answers[0]?.(said)
      await page.settle()
      expect($uploads.get()).toMatchObject([{ status: 'failed' }])
      const again = retryUpload($uploads.get()[0]!.id)
      await page.settle()
      wire.answers[1]?.(JSON.stringify({ status: 'ok', id: 'd2', bytes: 10 }))
      expect(await again).toBe('d2')
    }
  )

  test('that the player stops is given up and forgotten', async () => {
    const { page, wire } = open()
    const sent = uploadDocument(file('bill.pdf'), { purpose: 'Address' })
    await page.settle()
    dropUpload($uploads.get()[0]!.id)
    expect(await sent).toBeUndefined()
    expect([wire.gaveUp(), $uploads.get()]).toEqual([1, []])
  })
})
