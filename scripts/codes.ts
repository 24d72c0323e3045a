import { COUNTRIES } from '../src/config/countries.ts'
import { LICENCE_CODES, PUBLIC_LICENCES } from '../src/config/licences.ts'
import { OPERATOR_NAMES, OPERATORS } from '../src/config/operators.ts'

const named = [
  ...PUBLIC_LICENCES,
  ...OPERATOR_NAMES,
  ...OPERATOR_NAMES.map(name => OPERATORS[name].slug)
].join('|')
/** Common words and two letters say nothing by themselves; only beside a comparison are they codes. */
const compared = [...LICENCE_CODES, ...Object.keys(COUNTRIES)].join('|')

const QUOTED = new RegExp(`['"\`](${named})['"\`]`)
const COMPARED = new RegExp(
  `(?:[!=]==?\\s*|\\bcase\\s+)['"\`](${compared})['"\`]|['"\`](${compared})['"\`]\\s*[!=]==?`
)

/** The lines of a text that name a licence or an operator, or compare one or a country, a sentence each. */
export const codeFaults = (path: string, text: string): readonly string[] =>
  text.split('\n').flatMap((line, index) => {
    const found = QUOTED.exec(line) ?? COMPARED.exec(line)
    const code = found?.[1] ?? found?.[2]
    return code ? [`${path}:${index + 1} names the code ${code}`] : []
  })
