// About a minute, most of it the start of two houses.
import sharp from 'sharp'

import { UPLOAD_PATH } from '#contract/wire/documents.ts'
import type { Answer } from '#server/http/call.ts'
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
} from '#tests/server/compliance/files.ts'
import type { House } from '#tests/support/open-house.ts'
import { Checks, faultOfAnswer } from './checks.ts'
import { type Hostile, hostileAt } from './input/case.ts'
import { openHouses } from './open-houses.ts'
import { send } from './post.ts'

const SCRIPT = '<script>alert(1)</script>'
const DOCUMENTS = '{ viewer { documents { id name type bytes url } } }'

/** A picture whose facts about itself hold a script. */
async function talking(): Promise<Uint8Array> {
  const drawn = await draw('jpeg')
  return await sharp(drawn)
    .withExif({ IFD0: { Copyright: SCRIPT, Artist: SCRIPT } })
    .toBuffer()
}

/** Whatever begins as one thing and goes on as another. */
const joined = (first: Uint8Array, second: Uint8Array | string): Uint8Array =>
  Buffer.concat([first, Buffer.from(second as string)])

interface UploadCase {
  readonly what: string
  readonly name: string
  /** The code of the refusal; `clean` for what is taken with nothing else than the picture in it. */
  readonly comes: string
  readonly made: () => Promise<Uint8Array>
}

const upload = (
  what: string,
  name: string,
  comes: string,
  made: () => Promise<Uint8Array> | Uint8Array
): UploadCase => ({ what, name, comes, made: async () => await made() })

const CASES: readonly UploadCase[] = [
  upload('a picture that is a page as well', 'a.jpg', 'clean', polyglot),
  upload('a picture with a script in what it says of itself', 'a.jpg', 'clean', talking),
  upload('a picture with an archive behind it', 'a.png', 'clean', async () =>
    joined(await picture(), 'PK\x03\x04META-INF/MANIFEST.MF')
  ),
  upload('a gif with an archive behind it', 'a.gif', 'WRONG_TYPE', async () =>
    joined(await draw('gif'), 'PK\x03\x04')
  ),
  upload('a gif that is called png', 'a.png', 'WRONG_TYPE', () => draw('gif')),
  upload('a pdf that is called png', 'a.png', 'WRONG_TYPE', () => pdf()),
  upload('a drawing with a script that is called png', 'a.png', 'WRONG_TYPE', svg),
  upload('a drawing with a script', 'a.svg', 'WRONG_TYPE', svg),
  upload('a page', 'a.html', 'WRONG_TYPE', () => Buffer.from(HTML)),
  upload('a page that is called pdf', 'a.pdf', 'WRONG_TYPE', () => Buffer.from(HTML)),
  upload('a program that is called pdf', 'a.pdf', 'WRONG_TYPE', exe),
  upload('a page before a pdf', 'a.pdf', 'WRONG_TYPE', () =>
    joined(Buffer.from(HTML), Buffer.from(pdf()))
  ),
  upload('a page behind a pdf', 'a.pdf', 'UNREADABLE', () => joined(pdf(), HTML)),
  upload('a pdf with a script', 'a.pdf', 'ACTIVE_CONTENT', () =>
    pdf('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>')
  ),
  upload('a pdf that starts a program', 'a.pdf', 'ACTIVE_CONTENT', () => pdf('/S /Launch')),
  upload('a pdf with a file in it', 'a.pdf', 'ACTIVE_CONTENT', () =>
    pdf('/Names << /EmbeddedFiles 1 >>')
  ),
  upload('a pdf whose script is packed', 'a.pdf', 'ACTIVE_CONTENT', hidden),
  upload('one with a wrong sum', 'a.pdf', 'ACTIVE_CONTENT', hiddenBySum),
  upload('one in figures', 'a.pdf', 'ACTIVE_CONTENT', hiddenByHex),
  upload('one in rows', 'a.pdf', 'ACTIVE_CONTENT', hiddenByRows),
  upload('a pdf that unpacks to 200 MB', 'a.pdf', 'UNREADABLE', bomb),
  upload('half a picture', 'a.jpg', 'UNREADABLE', truncated),
  upload('fifty thousand pixels each way', 'a.png', 'TOO_MANY_PIXELS', flood),
  upload('nothing', 'a.png', 'EMPTY', nothing),
  upload('twice what is allowed', 'a.png', 'TOO_LARGE', twiceTheLimit),
  upload('a path', '../../x.png', 'INVALID_REQUEST', picture),
  upload('a path of another kind', '..\\x.png', 'INVALID_REQUEST', picture),
  upload('an end within the name', 'a.png\0.exe', 'INVALID_REQUEST', picture),
  upload('a name that turns round', 'a\u202egnp.exe.png', 'INVALID_REQUEST', picture),
  upload('a name of several lines', 'a\r\nset-cookie: x=1.png', 'INVALID_REQUEST', picture),
  upload('two endings', 'a.png.exe', 'WRONG_TYPE', picture),
  upload('two endings the other way', 'a.php.png', 'WRONG_TYPE', picture),
  upload('a name that is an ending', '.png', 'INVALID_REQUEST', picture)
]

interface Kept {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly url: string
}

async function documentsOf({ url }: House, { token }: Hostile): Promise<readonly Kept[]> {
  const { text } = await send(`${url}/graphql`, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: DOCUMENTS })
  })
  return JSON.parse(text).data.viewer.documents
}

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  send(url, { method: 'GET', headers })

/** What a document is shown with, whatever it may hold. */
function isShownSafely({ status, headers, text }: Answer, { type }: Kept): boolean {
  const disposition = String(headers['content-disposition'])
  return (
    status === 200 &&
    headers['content-type'] === type &&
    headers['x-content-type-options'] === 'nosniff' &&
    String(headers['content-security-policy']).startsWith("sandbox; default-src 'none'") &&
    headers['cache-control'] === 'no-store' &&
    // A picture, drawn anew, stands in a page of ours; all else is only to be kept.
    disposition.startsWith(type.startsWith('image/') ? 'inline' : 'attachment') &&
    !text.includes('<script') &&
    !text.includes('MANIFEST')
  )
}

/** Sends a file as its own player, who has handed nothing in before, and tells what became of it. */
async function handIn(house: House, who: Hostile, sent: UploadCase, checks: Checks) {
  const query = new URLSearchParams({ purpose: 'Identity', name: sent.name })
  const answer = await send(`${house.url}${UPLOAD_PATH}?${query}`, {
    headers: {
      'content-type': 'application/octet-stream',
      authorization: `Bearer ${who.token}`
    },
    body: Buffer.from(await sent.made()),
    timeoutMs: 60_000
  })
  const wanted = sent.comes === 'clean' ? '"status":"ok"' : `"code":"${sent.comes}"`
  const isRight = !faultOfAnswer(answer) && answer.text.includes(wanted)
  // Whoever sends too much may be cut off before the answer.
  const isCut = sent.comes === 'TOO_LARGE' && answer.status === 0
  checks.check(sent.what, isRight || isCut, `${answer.status} ${answer.text}`)
}

/** Nobody but the owner is shown a document: neither without a right address nor in another's name. */
async function keepApart(house: House, owner: Hostile, stranger: Hostile, checks: Checks) {
  const [kept] = await documentsOf(house, owner)
  if (!kept) return checks.check('there is a document', false)
  checks.check('a stranger has no documents', (await documentsOf(house, stranger)).length === 0)
  const good = new URL(kept.url)
  const wrong = ['session', 'until', 'signature'].flatMap(name => {
    const without = new URL(good)
    without.searchParams.delete(name)
    const changed = new URL(good)
    const value = changed.searchParams.get(name) ?? ''
    changed.searchParams.set(name, `${value.startsWith('1') ? 2 : 1}${value.slice(1)}`)
    return [without.href, changed.href]
  })
  const other = new URL(good)
  other.pathname = other.pathname.replace(/[\da-f]{4}$/, 'ffff')
  for (const address of [...wrong, other.href, `${good.origin}${good.pathname}`]) {
    const answer = await get(address, { authorization: `Bearer ${stranger.token}` })
    checks.check(`the address ${address.slice(-60)}`, answer.status === 404, answer.status)
  }
  await send(`${house.url}/graphql`, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
    body: '{"query":"mutation { logout { loggedOut } }"}'
  })
  checks.check('its address ends with the session', (await get(kept.url)).status === 404)
}

/** Files that are two things at once, or not what they are called, through the door for documents. */
export async function uploads(): Promise<boolean> {
  const houses = await openHouses({ LOBBY_SPORTS_WORLD: '0' })
  try {
    const checks = new Checks()
    const house = houses.bare
    const setting = { houses, tokens: [] }
    let who = await hostileAt(setting, house)
    const owner = who
    for (const [at, sent] of CASES.entries()) {
      // A session may send twenty documents a minute.
      if (at % 15 === 14) who = await hostileAt(setting, house)
      await handIn(house, who, sent, checks)
    }
    for (const kept of await documentsOf(house, owner)) {
      const shown = await get(kept.url)
      checks.check(`${kept.name} is shown safely`, isShownSafely(shown, kept), shown.headers)
    }
    const clean = CASES.filter(({ comes }) => comes === 'clean').length
    const taken = await documentsOf(house, owner)
    checks.check('nothing else was taken', taken.length === clean, taken.length)
    await keepApart(house, owner, await hostileAt(setting, house), checks)
    console.log(`  ${checks}`)
    return checks.faults.length === 0
  } finally {
    await houses.close()
  }
}
