import type { Ports } from '../../ports.ts'
import { platformControl } from '../control.ts'
import { SandboxRefusal } from '../refusal.ts'
import { object, TEXT_OR_NULL } from '../schemas.ts'

const PLACE = object({ country: TEXT_OR_NULL, subdivision: TEXT_OR_NULL })

/** Where visitors seem to be, as the console shows it. */
export function visitorPlace({ visitors }: Ports) {
  const { country = null, subdivision = null } = visitors.pretended() ?? {}
  return { country, subdivision }
}

export const readVisitorCountry = platformControl({
  id: 'readVisitorCountry',
  method: 'GET',
  path: '/visitor-country',
  summary: 'The country that all visitors seem to come from; null when each comes from its own.',
  fields: {},
  answer: PLACE,
  run: async ports => visitorPlace(ports)
})

export const visitorCountry = platformControl({
  id: 'visitorCountry',
  method: 'POST',
  path: '/visitor-country',
  summary: 'Shows the site as a visitor from a country sees it, in every process.',
  fields: {
    country: {
      type: 'string',
      pattern: '^[A-Z]{2}$',
      maxLength: 2,
      optional: true,
      description: 'ISO 3166-1; without it visitors come from where they come from'
    },
    subdivision: {
      type: 'string',
      pattern: '^[A-Z0-9]{1,3}$',
      maxLength: 3,
      optional: true,
      description: 'The province, e.g. ON'
    }
  },
  answer: PLACE,
  run: async (ports, { country, subdivision }) => {
    if (country === undefined && subdivision !== undefined)
      throw new SandboxRefusal(400, 'MISSING_FIELD', 'country')
    await ports.visitors.pretend(country === undefined ? 'real' : { country, subdivision })
    return visitorPlace(ports)
  }
})
