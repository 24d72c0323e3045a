import type { Migration } from 'kysely/migration'
import { up as m0001 } from './0001-ledger.ts'
import { up as m0002 } from './0002-identity.ts'
import { up as m0003 } from './0003-player.ts'
import { up as m0004 } from './0004-catalogue.ts'
import { up as m0005 } from './0005-games.ts'
import { up as m0006 } from './0006-cashier.ts'
import { up as m0007 } from './0007-sandbox.ts'
import { up as m0008 } from './0008-sessions.ts'
import { up as m0009 } from './0009-verifications.ts'
import { up as m0010 } from './0010-banks.ts'
import { up as m0011 } from './0011-passkeys.ts'
import { up as m0012 } from './0012-password-resets.ts'
import { up as m0013 } from './0013-announcements.ts'
import { up as m0014 } from './0014-rounds.ts'
import { up as m0015 } from './0015-round-rules.ts'
import { up as m0016 } from './0016-payments.ts'
import { up as m0017 } from './0017-jackpots.ts'
import { up as m0018 } from './0018-bonuses.ts'
import { up as m0019 } from './0019-rewards.ts'
import { up as m0020 } from './0020-engagement.ts'
import { up as m0021 } from './0021-contests.ts'
import { up as m0022 } from './0022-free-spins.ts'
import { up as m0023 } from './0023-limits.ts'
import { up as m0024 } from './0024-exclusions.ts'
import { up as m0025 } from './0025-compliance.ts'
import { up as m0026 } from './0026-audit.ts'
import { up as m0027 } from './0027-personal-data.ts'
import { up as m0028 } from './0028-activity.ts'
import { up as m0029 } from './0029-banking-due-day.ts'
import { up as m0030 } from './0030-consent-records.ts'
import { up as m0031 } from './0031-desk.ts'
import { up as m0032 } from './0032-sports.ts'
import { up as m0033 } from './0033-sports-feed.ts'
import { up as m0034 } from './0034-sports-postponed.ts'
import { up as m0035 } from './0035-oidc-hashes.ts'
import { up as m0036 } from './0036-session-proof.ts'
import { up as m0037 } from './0037-session-use.ts'

/** All migrations by their number; each runs once, in order, and only forward. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-ledger': { up: m0001 },
  '0002-identity': { up: m0002 },
  '0003-player': { up: m0003 },
  '0004-catalogue': { up: m0004 },
  '0005-games': { up: m0005 },
  '0006-cashier': { up: m0006 },
  '0007-sandbox': { up: m0007 },
  '0008-sessions': { up: m0008 },
  '0009-verifications': { up: m0009 },
  '0010-banks': { up: m0010 },
  '0011-passkeys': { up: m0011 },
  '0012-password-resets': { up: m0012 },
  '0013-announcements': { up: m0013 },
  '0014-rounds': { up: m0014 },
  '0015-round-rules': { up: m0015 },
  '0016-payments': { up: m0016 },
  '0017-jackpots': { up: m0017 },
  '0018-bonuses': { up: m0018 },
  '0019-rewards': { up: m0019 },
  '0020-engagement': { up: m0020 },
  '0021-contests': { up: m0021 },
  '0022-free-spins': { up: m0022 },
  '0023-limits': { up: m0023 },
  '0024-exclusions': { up: m0024 },
  '0025-compliance': { up: m0025 },
  '0026-audit': { up: m0026 },
  '0027-personal-data': { up: m0027 },
  '0028-activity': { up: m0028 },
  '0029-banking-due-day': { up: m0029 },
  '0030-consent-records': { up: m0030 },
  '0031-desk': { up: m0031 },
  '0032-sports': { up: m0032 },
  '0033-sports-feed': { up: m0033 },
  '0034-sports-postponed': { up: m0034 },
  '0035-oidc-hashes': { up: m0035 },
  '0036-session-proof': { up: m0036 },
  '0037-session-use': { up: m0037 }
}
