import { table } from '../table.ts'
import type { Chapter, Requirement } from './requirements.ts'

export interface Count {
  readonly applies: number
  readonly met: number
}

/** How many requirements of these levels apply to the house, and how many of them are met. */
export function count(chapters: readonly Chapter[], wanted: readonly number[]): Count {
  const all = chapters
    .flatMap(({ requirements }) => requirements)
    .filter(({ level, status }) => wanted.includes(level) && status !== 'apart')
  return { applies: all.length, met: all.filter(({ status }) => status === 'met').length }
}

const cell = (text: string) => text.replaceAll('|', '\\|')

function placeOf(place: string): string {
  const [file = '', ...rest] = place.split(' › ')
  const link = `[${file.split('/').at(-1)}](${file.startsWith('docs/') ? file.slice(5) : `../${file}`})`
  return rest.length === 0 ? link : `${link} › ${rest.join(' › ')}`
}

function saidOf({ status, proof = [], apart = '', missed = '', note = '' }: Requirement): string {
  const places = proof.map(placeOf).join('; ')
  if (status === 'apart') return apart
  if (status === 'missed') return [missed, places && `What there is: ${places}`].join(' ').trim()
  return note ? `${places}. ${note}` : places
}

const WORDS = { met: 'yes', missed: '**no**', apart: 'does not apply' } as const

const chapterOf = ({ number, title, requirements }: Chapter): string => {
  const rows = requirements.map(each => [
    each.id,
    String(each.level),
    cell(each.asks),
    WORDS[each.status],
    cell(saidOf(each))
  ])
  return `## V${number} ${title}\n\n${table([['number', 'level', 'what it asks', 'met', 'by what, or why not'], ...rows])}`
}

/** docs/asvs.md as the data has it now. */
export function asvsPage(chapters: readonly Chapter[]): string {
  const rows = [
    ['1', count(chapters, [1])],
    ['2', count(chapters, [2])],
    ['1 and 2', count(chapters, [1, 2])]
  ] as const
  const share = ({ applies, met }: Count) => `${((100 * met) / applies).toFixed(1)} %`
  const missed = chapters
    .flatMap(({ requirements }) => requirements)
    .filter(({ status }) => status === 'missed')
    .map(({ id, level }) => `${id} (level ${level})`)
  return `# OWASP ASVS 5.0

What the house holds of the [Application Security Verification Standard](https://github.com/OWASP/ASVS/tree/master/5.0), levels 1 and 2 whole and some of level 3: by which test, document or part of the code. Written by \`node scripts/asvs.ts\` from \`docs/asvs\`; \`npm test\` fails when a test that is named here is called otherwise, a heading is gone, or a number is missing. What each requirement asks stands here in short words of ours; the standard has the long ones.

${table([
  ['level', 'apply', 'met', 'share'],
  ...rows.map(([name, counted]) => [
    name,
    String(counted.applies),
    String(counted.met),
    share(counted)
  ])
])}

Of level 3 ${count(chapters, [3]).met} are met and named besides. Not met: ${missed.join(', ')}.

${chapters.map(chapterOf).join('\n\n')}
`
}
