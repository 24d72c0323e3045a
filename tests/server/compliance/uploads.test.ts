import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  bomb,
  draw,
  exe,
  flood,
  HTML,
  hidden,
  hiddenByHex,
  hiddenByRows,
  hiddenBySum,
  nothing,
  pdf,
  picture,
  polyglot,
  svg,
  truncated,
  twiceTheLimit
} from './files.ts'
import { documentsOf, type Person, person, type Sent, upload } from './support.ts'

let platform: TestPlatform
let who: Person

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(() => platform.close())

describe('documents that are handed in', () => {
  test.each([
    ['passport.png', 'image/png', picture],
    ['Passport.JPG', 'image/jpeg', () => draw('jpeg')],
    ['passport.jpeg', 'image/jpeg', () => draw('jpeg')],
    ['bank statement, May.pdf', 'application/pdf', async () => pdf()],
    ['scan.2026.11.pdf', 'application/pdf', async () => pdf('/OpenAction [3 0 R /FitH null]')],
    ['passiväliaika näyttö.png', 'image/png', picture]
  ])('[COMP-16] %s is taken as %s and shown to its owner', async (name, type, made) => {
    who = await person(platform)
    const { status, answer } = await upload(platform, who, { name, body: await made() })
    expect([status, answer]).toMatchObject([201, { status: 'ok' }])
    const [document] = await documentsOf(platform, who)
    expect(document).toMatchObject({ name, type, purpose: 'Identity', status: 'Received' })
    const shown = await fetch(document!.url!)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, type])
    expect((await shown.arrayBuffer()).byteLength).toBe(document?.bytes)
  })

  test.each([
    ['a gif', 'a.gif', 'WRONG_TYPE', () => draw('gif')],
    ['a program', 'a.exe', 'WRONG_TYPE', async () => exe()],
    ['a gif that is called png', 'a.png', 'WRONG_TYPE', () => draw('gif')],
    ['a program that is called pdf', 'a.pdf', 'WRONG_TYPE', async () => exe()],
    ['a drawing with a script that is called png', 'a.png', 'WRONG_TYPE', async () => svg()],
    ['a picture that is called pdf', 'a.pdf', 'WRONG_TYPE', picture],
    ['a jpeg that is called png', 'a.png', 'WRONG_TYPE', () => draw('jpeg')],
    ['a webp', 'a.webp', 'WRONG_TYPE', () => draw('webp')],
    ['two endings', 'a.png.exe', 'WRONG_TYPE', picture],
    ['two endings the other way', 'a.exe.png', 'WRONG_TYPE', picture],
    ['no ending', 'passport', 'WRONG_TYPE', picture],
    ['an ending alone', '.png', 'INVALID_REQUEST', picture],
    ['a path', '../../x.png', 'INVALID_REQUEST', picture],
    ['a path of another kind', '..\\x.png', 'INVALID_REQUEST', picture],
    ['an end within the name', 'a.png\0.exe', 'INVALID_REQUEST', picture],
    ['a name that turns round', 'a\u202egnp.exe.png', 'INVALID_REQUEST', picture],
    ['a name of two hundred and one', `${'a'.repeat(197)}.png`, 'INVALID_REQUEST', picture],
    ['a purpose that there is not', 'a.png', 'INVALID_REQUEST', picture, { purpose: 'Other' }],
    [
      'a category where there is none',
      'a.png',
      'INVALID_REQUEST',
      picture,
      { purpose: 'Address', category: 'Salary' }
    ],
    ['nothing', 'a.png', 'EMPTY', async () => nothing()],
    ['twice what is allowed', 'a.png', 'TOO_LARGE', async () => twiceTheLimit()],
    ['fifty thousand pixels each way', 'a.png', 'TOO_MANY_PIXELS', async () => flood()],
    ['half a picture', 'a.jpg', 'UNREADABLE', truncated],
    ['a pdf that starts a script', 'a.pdf', 'ACTIVE_CONTENT', async () => pdf('/JavaScript 1 0 R')],
    ['a script by another spelling', 'a.pdf', 'ACTIVE_CONTENT', async () => pdf('/J#61vaScript 1')],
    ['an action at opening', 'a.pdf', 'ACTIVE_CONTENT', async () => pdf('/OpenAction 5 0 R')],
    ['actions of a page', 'a.pdf', 'ACTIVE_CONTENT', async () => pdf('/AA << /O 5 0 R >>')],
    ['a program to start', 'a.pdf', 'ACTIVE_CONTENT', async () => pdf('/S /Launch')],
    ['a file within', 'a.pdf', 'ACTIVE_CONTENT', async () => pdf('/Names << /EmbeddedFiles 1 >>')],
    ['a film', 'a.pdf', 'ACTIVE_CONTENT', async () => pdf('/Subtype /RichMedia')],
    ['a form that calculates', 'a.pdf', 'ACTIVE_CONTENT', async () => pdf('/XFA [1 0 R]')],
    ['a script in a packed stream', 'a.pdf', 'ACTIVE_CONTENT', async () => hidden()],
    ['one whose sum is wrong', 'a.pdf', 'ACTIVE_CONTENT', async () => hiddenBySum()],
    ['one written as rows', 'a.pdf', 'ACTIVE_CONTENT', async () => hiddenByRows()],
    ['one written in figures', 'a.pdf', 'ACTIVE_CONTENT', async () => hiddenByHex()],
    ['a pdf that is encrypted', 'a.pdf', 'UNREADABLE', async () => pdf('/Encrypt 9 0 R')],
    ['a pdf that unpacks to 200 MB', 'a.pdf', 'UNREADABLE', async () => bomb()],
    [
      'a pdf with a page behind its end',
      'a.pdf',
      'UNREADABLE',
      async () => new Uint8Array([...pdf(), ...Buffer.from(HTML)])
    ]
  ])('[COMP-16] %s is refused (%s): %s', async (_what, name, code, made, more?: Partial<Sent>) => {
    who = await person(platform)
    const { answer } = await upload(platform, who, { name, body: await made(), ...more })
    expect(answer).toEqual({ status: 'error', code })
    expect(await documentsOf(platform, who)).toEqual([])
  })

  test('a picture that is a page as well is drawn anew, and only the picture is left', async () => {
    who = await person(platform)
    await upload(platform, who, { name: 'a.jpg', body: await polyglot() })
    const [document] = await documentsOf(platform, who)
    const shown = Buffer.from(await (await fetch(document!.url!)).arrayBuffer())
    expect(shown.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    expect(shown.includes('<script')).toBe(false)
  })

  test('a picture loses what it says of its place and camera', async () => {
    const told = await sharp(await draw('jpeg'))
      .withExif({ IFD0: { Copyright: 'Aino' }, IFD3: { GPSLatitude: '60/1 10/1 0/1' } })
      .toBuffer()
    expect((await sharp(told).metadata()).exif).toBeDefined()
    who = await person(platform)
    await upload(platform, who, { name: 'a.jpg', body: new Uint8Array(told) })
    const [document] = await documentsOf(platform, who)
    const shown = Buffer.from(await (await fetch(document!.url!)).arrayBuffer())
    expect((await sharp(shown).metadata()).exif).toBeUndefined()
  })

  test('what is kept is sealed, and the database holds no picture', async () => {
    who = await person(platform)
    await upload(platform, who, { body: await picture() })
    const { content } = await platform.ports.db.kysely
      .selectFrom('documents')
      .select('content')
      .where('player_id', '=', who.player.id)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(content!).includes('PNG')).toBe(false)
  })

  test('a stranger sends nothing, and neither does somebody whose session has ended', async () => {
    who = await person(platform)
    const body = await picture()
    const answer = { status: 'error', code: 'UNAUTHENTICATED' }
    expect((await upload(platform, who, { body, token: null })).answer).toEqual(answer)
    expect((await upload(platform, who, { body, token: 'x.y.z' })).answer).toEqual(answer)
  })

  test('more than twenty a minute are too many, and more than thirty that wait', async () => {
    who = await person(platform)
    const body = await picture()
    const codes: string[] = []
    for (let count = 0; count < 21; count++) {
      const { answer } = await upload(platform, who, { body })
      codes.push(answer.status === 'ok' ? 'ok' : answer.code)
    }
    expect(codes).toEqual([...Array(20).fill('ok'), 'TOO_MANY_REQUESTS'])
    const { db } = platform.ports
    const rows = await db.kysely
      .selectFrom('documents')
      .selectAll()
      .where('player_id', '=', who.player.id)
      .limit(10)
      .execute()
    await db.kysely
      .insertInto('documents')
      .values(rows.map((row, index) => ({ ...row, id: `more-${index}`, content: row.content! })))
      .execute()
    const { accessToken: token } = await signInAs(platform, who.player.id)
    const again = await upload(platform, who, { body, token })
    expect(again.answer).toEqual({ status: 'error', code: 'TOO_MANY_DOCUMENTS' })
  })
})
