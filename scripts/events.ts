// Writes docs/events.md, all that is told of visits, from the contract; `--check` says when it is stale.
import { readFileSync, writeFileSync } from 'node:fs'

import { EVENT_FIELDS, EVENT_NAMES } from '../src/contract/events.ts'
import { EVENT_ROWS } from './event-rows.ts'
import { report } from './report.ts'
import { table } from './table.ts'

const FILE = 'docs/events.md'

const TRACKERS = [
  ['Tracker', 'Category', 'What it is told'],
  [
    'analytics (Google)',
    'analytics',
    'every event, by `gtag`; addresses without queries; amounts also in major units as `value`; the player’s id as `user_id`; consent mode as the answer is'
  ],
  [
    'tag manager (Google)',
    'analytics',
    'every event, as an entry of the data layer; the player’s id as `player_id`'
  ],
  [
    'recording (FullStory)',
    'analytics',
    'the recording, masked throughout and never of a personal page; other events without the player’s id'
  ],
  [
    '`events`',
    'analytics',
    'every event as it is: `POST` of `{ "events": [...] }` as `text/plain`, 20 at most, at the latest as the page is left'
  ],
  [
    'advertising (Adform)',
    'marketing',
    'pages by their path, `sign_up` and `deposit`, without amounts'
  ]
] as const

/** The page as the contract has it now. */
export function eventsPage(): string {
  const rows = EVENT_NAMES.map(name => [
    `\`${name}\``,
    Object.keys(EVENT_FIELDS[name])
      .map(field => `\`${field}\``)
      .join(', '),
    EVENT_ROWS[name].when,
    EVENT_ROWS[name].fields
  ])
  return `# Events

All that is told of visits to those who count them, written by \`node scripts/events.ts\` from
\`src/contract/events.ts\`: an event with a field that does not stand here, or a value that does not
fit its field, is told to nobody. Nothing is told before its category is agreed to, and nothing after
that was taken back; what waited is dropped.

${table([['Event', 'Fields', 'When', 'What they say'], ...rows])}

Every event also carries \`id\` (unique, so that one that is sent twice counts once), \`at\`
(milliseconds since 1970 by the device's clock), \`operator\`, \`locale\`, with a session \`playerId\`,
and \`utm\`, where an address told it. No event carries a name, an address of mail, a telephone number,
a birthday, a query or anything about protection, papers or health; parts of \`utm\` that hold an
address of mail are left out.

## Who tells

A part of a page dispatches a \`CustomEvent\` named \`lobby:event\` on \`document\`, its \`detail\` the event:
stores by \`tellEvent\` of \`stores/environment/event-channel.ts\`. Who hears it prevents its default, by
which one that nobody heard can be told again. A new event is a line of the union and of
\`EVENT_FIELDS\` in the contract, and its words in \`scripts/event-rows.ts\`.

## Who hears

${table(TRACKERS)}

In a sandbox \`events\` is the platform's own stand: accept analytics in the lobby, and they come in
live under Events at \`/sandbox/\`.
`
}

if (import.meta.main) {
  const page = eventsPage()
  if (process.argv.includes('--check'))
    report(
      'events',
      readFileSync(FILE, 'utf8') === page ? [] : [`${FILE} is stale: run node scripts/events.ts`]
    )
  else writeFileSync(FILE, page)
}
