import { UPLOAD_PATH } from '#contract/wire/documents.ts'
import {
  exe,
  flood,
  hidden,
  hiddenByHex,
  hiddenByRows,
  nothing,
  pdf,
  picture,
  polyglot,
  svg,
  truncated
} from '#tests/server/compliance/files.ts'
import { faultOfAnswer } from '../checks.ts'
import { send } from '../post.ts'
import { type Hostile, hostileAt, type Setting } from './case.ts'
import { type Chance, chanceFrom, inParallel, pick } from './chance.ts'
import { nastyText } from './nasty.ts'

const AT_ONCE = 6
/** A session may send twenty documents a minute. */
const FILES_A_PLAYER = 20

/** Files of all kinds, as they are and with a part of them changed. */
async function filesToBreak(): Promise<readonly [Uint8Array, ...Uint8Array[]]> {
  return [
    await picture(),
    await polyglot(),
    await truncated(),
    flood(),
    pdf(),
    pdf('/OpenAction 5 0 R'),
    hidden(),
    hiddenByHex(),
    hiddenByRows(),
    svg(),
    exe(),
    nothing()
  ]
}

const NAMES = [
  'passport.png',
  'passport.jpg',
  'passport.pdf',
  '../../x.png',
  'a.png\0.exe',
  'a\u202egnp.exe.png',
  'a.pdf.png',
  `${'a'.repeat(300)}.pdf`,
  'CON.pdf',
  '.pdf'
] as const

function broken(file: Uint8Array, chance: Chance): Buffer {
  const bytes = Buffer.from(file)
  const flips = Math.floor(chance() * 6)
  for (let flip = 0; flip < flips && bytes.length > 0; flip++)
    bytes.writeUInt8(Math.floor(chance() * 256), Math.floor(chance() * bytes.length))
  return bytes.subarray(0, chance() < 0.8 ? bytes.length : Math.floor(chance() * bytes.length))
}

/** Files that are not what they say, through the door for documents. */
export async function uploads(setting: Setting, count: number): Promise<void> {
  const { checks, houses, seed } = setting
  const files = await filesToBreak()
  const whos: Hostile[] = []
  while (whos.length < Math.ceil(count / FILES_A_PLAYER))
    whos.push(await hostileAt(setting, houses.bare))
  await inParallel(count, AT_ONCE, async at => {
    const chance = chanceFrom(seed + at)
    const query = new URLSearchParams({
      purpose: chance() < 0.9 ? 'Identity' : nastyText(chance),
      name: chance() < 0.8 ? pick(chance, NAMES) : nastyText(chance),
      ...(chance() < 0.1 && { category: nastyText(chance) })
    })
    const answer = await send(`${houses.bare.url}${UPLOAD_PATH}?${query}`, {
      headers: {
        'content-type': pick(chance, ['application/octet-stream', 'image/png', 'text/html', 'x/y']),
        authorization: `Bearer ${whos[at % whos.length]?.token}`
      },
      body: broken(pick(chance, files), chance)
    })
    const fault = answer.status === 0 ? answer.text : faultOfAnswer(answer)
    checks.check(`upload ${at}: ${query}`, fault === undefined, fault)
  })
}
