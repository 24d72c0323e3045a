import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { csvOf } from '#rules/csv.ts'
import type { PlayerSession } from '#stores/session/devices.ts'
import { nameOf } from './Running.tsx'

/** The table that spreadsheets open: moments in UTC, a session a line. */
export const tableOf = (
  sessions: readonly PlayerSession[],
  messages: Namespaces['devices'],
  locale: Locale
): string =>
  csvOf([
    (['began', 'ended', 'device', 'networkName', 'way'] as const).map(
      column => messages[`devices.column.${column}`]
    ),
    ...sessions.map(session => [
      session.startedAt,
      session.endedAt ?? '',
      nameOf(session, messages, locale),
      session.network ?? '',
      messages[`devices.method.${session.method}`]
    ])
  ])
