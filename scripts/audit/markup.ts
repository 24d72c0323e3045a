import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { markupFaults } from '../markup.ts'
import { hasTool } from './fetched-tool.ts'

/** Outside the lock file: its install script would fetch a Java of its own on every fresh machine. */
const VNU = 'vnu-jar@26.9.27'
const FOLDER = '.cache/vnu'
const JAR = `${FOLDER}/node_modules/vnu-jar/build/dist/vnu.jar`
const LARGEST_ANSWER = 512 * 1024 * 1024

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error'
  readonly url?: string
  readonly lastLine?: number
  readonly message: string
}

const runs = (program: string, args: readonly string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0

function hasValidator(): boolean {
  if (!runs('java', ['-version'])) {
    console.log('The Nu validator was left out: no Java on this machine.')
    return false
  }
  if (hasTool({ package: VNU, folder: FOLDER, file: JAR })) return true
  console.log(`The Nu validator was left out: ${VNU} could not be fetched.`)
  return false
}

/** What standards have and this release of the validator does not know yet. */
const UNKNOWN_TO_NU = [
  /^A “link” element with a “blocking” attribute must have a “rel” attribute/,
  // SVG 2, basic shapes.
  /^Attribute “pathLength” not allowed on element “circle”/,
  // Media Queries 4, ranges.
  /^Bad value “\(width[<>]\S*” for attribute “sizes”/,
  // CSS Transitions 2, Scroll Snap 2, Overflow 5, Masking 1, typed attr(), and calc() over custom properties.
  /^CSS: Unrecognized at-rule “@starting-style”/,
  /^CSS: “scroll-(?:initial-target|marker-group)”: Property/,
  /^CSS: Unknown pseudo-element or pseudo-class “::scroll-marker(?:-group)?”/,
  /^CSS: “(?:background-color|grid-auto-columns)”: Parse Error/,
  /^CSS: “mask”: “linear-gradient\(/
]

const isFault = ({ type, message }: Message) =>
  type !== 'info' && !UNKNOWN_TO_NU.some(rule => rule.test(message))

function nuFaults(site: string): readonly string[] {
  const args = ['-Xss4m', '-jar', JAR, '--skip-non-html', '--stdout', '--format', 'json', site]
  const { stdout } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: LARGEST_ANSWER })
  const { messages } = JSON.parse(stdout) as { readonly messages: readonly Message[] }
  return messages
    .filter(isFault)
    .map(
      ({ url = '', lastLine, message }) =>
        `${url.replace(/^.*\/dist\//, '')}:${lastLine} ${message}`
    )
}

export interface Markup {
  /** Whether the Nu validator read the pages as well. */
  readonly hasNu: boolean
  readonly pages: number
  readonly faults: readonly string[]
}

/** Reads every page of the builds with html-validate, and with the Nu validator where Java is. */
export function checkMarkup(sites: readonly string[]): Markup {
  const hasNu = hasValidator()
  let read = 0
  const faults = sites.flatMap(site => {
    const pages = globSync('**/*.html', { cwd: site }).sort()
    read += pages.length
    console.log(`${site}: reading ${pages.length} pages …`)
    const ours = pages.flatMap(page =>
      markupFaults(readFileSync(join(site, page), 'utf8')).map(fault => `${site}/${page} ${fault}`)
    )
    return [...ours, ...(hasNu ? nuFaults(site) : [])]
  })
  return { hasNu, pages: read, faults }
}
