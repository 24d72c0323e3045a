import type { IncomingHttpHeaders } from 'node:http'

import type { Bus } from './bus/events.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Json, JsonObject } from './db/tables.ts'

/** Where a visitor is, so far as anybody knows: codes of ISO 3166-1 and 3166-2 in capitals. */
export interface Place {
  readonly country: string | undefined
  /** The province alone, e.g. `ON`. */
  readonly subdivision: string | undefined
}

/** Tells where requests come from; only the sandbox pretends that they come from elsewhere. */
export interface Visitors {
  placeOf(headers: IncomingHttpHeaders): Place
  /** The place that all requests seem to come from; undefined when nothing is pretended. */
  pretended(): Place | undefined
  /** Moves the visitors of all processes to a place, or back to where they really are. */
  pretend(place: Place | 'real'): Promise<void>
}

const SETTING = 'visitors.place'
const COUNTRY = /^[a-z]{2}$/i
const SUBDIVISION = /^[a-z\d]{1,3}$/i

/** Places by the headers of the host in front, if the configuration names any to be believed. */
export async function createVisitors(
  { countryHeader, subdivisionHeader, sandbox }: Config,
  { kysely }: Database,
  bus: Bus
): Promise<Visitors> {
  const stored = sandbox
    ? await kysely
        .selectFrom('settings')
        .select('value')
        .where('name', '=', SETTING)
        .executeTakeFirst()
    : undefined
  let pretended = readPlace(stored?.value)
  let version = 0
  if (sandbox)
    bus.subscribe('visitors.moved', '*', ({ data }) => {
      pretended = readPlace(data['place'])
    })
  return {
    placeOf: headers =>
      pretended ?? {
        country: read(headers, countryHeader, COUNTRY),
        subdivision: read(headers, subdivisionHeader, SUBDIVISION)
      },
    pretended: () => pretended,
    async pretend(place) {
      if (!sandbox) throw new Error('Only the sandbox moves visitors')
      const told = place === 'real' ? null : written(place)
      pretended = readPlace(told)
      const value = JSON.stringify(told)
      await kysely
        .insertInto('settings')
        .values({ name: SETTING, value })
        .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
        .execute()
      version += 1
      const at = new Date().toISOString()
      const data = { place: told }
      await bus.publish({ kind: 'visitors.moved', subject: 'visitors', version, at, data })
    }
  }
}

const written = ({ country, subdivision }: Place): JsonObject => ({
  ...(country !== undefined && { country }),
  ...(subdivision !== undefined && { subdivision })
})

function readPlace(value: Json | undefined): Place | undefined {
  if (typeof value !== 'object' || value === null || !('country' in value)) return undefined
  const { country, subdivision } = value
  if (typeof country !== 'string') return undefined
  return { country, subdivision: typeof subdivision === 'string' ? subdivision : undefined }
}

function read(headers: IncomingHttpHeaders, name: string | undefined, form: RegExp) {
  const value = name === undefined ? undefined : headers[name]
  return typeof value === 'string' && form.test(value) ? value.toUpperCase() : undefined
}
