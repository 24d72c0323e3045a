import { COUNTRY_CODES } from '#config/countries.ts'
import { ANNOUNCED, announce as tell, withdraw } from '../../capabilities/announcements/index.ts'
import { platformControl } from '../control.ts'
import { COUNT, MOMENT, object, TEXT } from '../schemas.ts'

export const announce = platformControl({
  id: 'announce',
  method: 'POST',
  path: '/announcements',
  summary: 'Announces something to players, as whoever writes the house’s texts would.',
  fields: {
    kind: {
      type: 'choice',
      options: ANNOUNCED,
      default: 'Content',
      description: 'Maintenance and GermanyCloseDown block play'
    },
    country: {
      type: 'choice',
      options: COUNTRY_CODES,
      optional: true,
      description: 'Players of this country alone; everybody if not given'
    },
    title: {
      type: 'string',
      maxLength: 100,
      optional: true,
      description: 'The kind’s own words if not given'
    },
    text: { type: 'string', maxLength: 500, optional: true, description: 'What it is about' },
    minutes: {
      type: 'integer',
      minimum: 1,
      maximum: 525_600,
      optional: true,
      description: 'How long it lasts; without end if not given'
    }
  },
  answer: object({ id: TEXT, kind: TEXT, startsAt: MOMENT }),
  run: async (ports, { kind, country, title, text, minutes }) => {
    const startsAt = ports.clock.now()
    const endsAt =
      minutes === undefined ? undefined : new Date(startsAt.getTime() + minutes * 60_000)
    const known = ANNOUNCED.find(name => name === kind) ?? 'Content'
    const made = await tell(ports, { kind: known, country, title, text, startsAt, endsAt })
    return { id: made.id, kind: made.kind, startsAt: made.starts_at.toISOString() }
  }
})

export const withdrawAnnouncements = platformControl({
  id: 'withdrawAnnouncements',
  method: 'POST',
  path: '/announcements/withdraw',
  summary: 'Ends everything that is announced.',
  fields: {},
  answer: object({ ended: COUNT }),
  run: async ports => ({ ended: await withdraw(ports) })
})
