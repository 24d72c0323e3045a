import type { Tx } from '../../db/database.ts'
import type { Posted } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import { countPlay } from '../play-days/index.ts'
import { walletChanged } from '../wallet/index.ts'
import { checkingAccount, JACKPOTS_ACCOUNT } from './accounts.ts'
import { payPostings } from './book-win.ts'
import type { Win } from './tables.ts'

const heldWin = (tx: Tx, id: string): Promise<Win | undefined> =>
  tx
    .selectFrom('jackpot_wins')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'checking')
    .forUpdate()
    .executeTakeFirst()

/**
 * Pays a win that a person has looked at, at the rate of the moment it was won; false when it was not
 * waiting, so that nobody is paid twice.
 */
export async function releaseWin(ports: Ports, id: string): Promise<boolean> {
  const { db, ledger, clock } = ports
  const now = clock.now()
  const paid = await db.transaction(async (tx): Promise<{ win: Win; posted: Posted } | null> => {
    const win = await heldWin(tx, id)
    if (!win) return null
    const { instance, pot, player_id: player, euros: cents, amount, currency } = win
    const posted = await ledger.post(tx, {
      key: `jackpot-win:${id}`,
      postings: payPostings(checkingAccount(instance), player, { cents, amount, currency }),
      meta: { kind: 'jackpot', jackpot: instance, pot, win: id }
    })
    await tx
      .updateTable('jackpot_wins')
      .set({ status: 'paid', paid_at: now })
      .where('id', '=', id)
      .execute()
    await countPlay(tx, { playerId: player, game: null, currency, at: now, won: amount })
    return { win, posted }
  })
  if (!paid) return false
  const { win, posted } = paid
  ports.log.info({ jackpot: win.instance, win: id }, 'a checked win was paid')
  await walletChanged(ports, win.player_id, { amount: win.amount, moneyType: 'real', posted })
  return true
}

/**
 * Refuses a win that a person has looked at; false when it was not waiting. Its money stays with the
 * jackpots, where seeds come from: the pot has begun anew, and its next decision names what it held.
 */
export async function refuseWin({ db, ledger, log }: Ports, id: string): Promise<boolean> {
  return await db.transaction(async tx => {
    const win = await heldWin(tx, id)
    if (!win) return false
    await ledger.post(tx, {
      key: `jackpot-refused:${id}`,
      postings: [
        {
          from: checkingAccount(win.instance),
          to: JACKPOTS_ACCOUNT,
          asset: 'EUR/2',
          amount: win.euros
        }
      ],
      meta: { kind: 'jackpot', jackpot: win.instance, pot: win.pot, win: id }
    })
    await tx.updateTable('jackpot_wins').set({ status: 'refused' }).where('id', '=', id).execute()
    log.info({ jackpot: win.instance, win: id }, 'a checked win was refused')
    return true
  })
}
