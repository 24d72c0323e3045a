import { type ElementType, lazy } from 'react'

import { LATE } from './late.ts'

const shell = () => import('../islands/shell.js')

/** The islands by their names, loaded once they are shown: a visitor loads none. */
export const PARTS: Readonly<Record<string, ElementType>> = {
  ...LATE,
  AccountMenu: lazy(async () => ({ default: (await shell()).AccountMenu })),
  Notices: lazy(async () => ({ default: (await shell()).Notices })),
  Overlays: lazy(async () => ({ default: (await shell()).Overlays })),
  OwnGames: lazy(async () => ({ default: (await shell()).OwnGames })),
  QuickDeposit: lazy(async () => ({ default: (await shell()).QuickDeposit })),
  Toasts: lazy(async () => ({ default: (await shell()).Toasts })),
  WalletBar: lazy(async () => ({ default: (await shell()).WalletBar }))
}
