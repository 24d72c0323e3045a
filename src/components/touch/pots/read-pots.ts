/** What each pot holds: decimal strings of euros. */
export type PotValues = Readonly<Record<string, string>>

export type Multipliers = Readonly<Record<string, string>>

type Fields = Readonly<Record<string, unknown>>

const PLAIN = /^\d{1,12}(\.\d+)?$/

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isFields) : [])

/** Services send figures as numbers or as strings. */
const decimalOf = (value: unknown) => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && PLAIN.test(text) ? text : undefined
}

const decimals = (entries: readonly (readonly [unknown, unknown])[]) =>
  Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const decimal = decimalOf(value)
      return typeof name === 'string' && decimal !== undefined ? [[name, decimal]] : []
    })
  )

/** The pots of the first instance in the answer; undefined where none of them has a value. */
export function readPots(answer: unknown): PotValues | undefined {
  const pots = listOf(listOf(answer)[0]?.['pots'])
  const values = decimals(pots.map(pot => [pot['id'], pot['current_value']]))
  return Object.keys(values).length > 0 ? values : undefined
}

/** From euros to the other currencies; what is no rate is left out. */
export function readMultipliers(answer: unknown): Multipliers {
  const given = isFields(answer) ? answer['multipliers'] : undefined
  const rates = decimals(isFields(given) ? Object.entries(given) : [])
  return Object.fromEntries(Object.entries(rates).filter(([, rate]) => /[1-9]/.test(rate)))
}
