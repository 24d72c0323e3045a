export {
  changeIdentity,
  changePlayer,
  countDeposit,
  keysOfPlayer,
  publishPlayer
} from './change-player.ts'
export { createPlayer, type NewPlayer } from './create-player.ts'
export { findPlayer, findPlayerByEmail } from './find-player.ts'
export { identityKeysOf, phoneKeyOf } from './identity-keys.ts'
export { isShutOut } from './is-shut-out.ts'
export { mayMarket } from './may-market.ts'
export { normalEmail } from './normal-email.ts'
export { type Identity, normalFormsOf } from './normal-forms.ts'
export { papersBlock } from './papers-block.ts'
export { playerAnswer } from './player-answer.ts'
export { addPopUp } from './pop-ups.ts'
export { rekeyPlayers } from './rekey-players.ts'
export { type Standing, standingBlock } from './standing-block.ts'
export type { Player, PlayerChange } from './table.ts'
export { type Born, isTooYoungForCasino } from './too-young.ts'
export { withdrawalBlock } from './withdrawal-block.ts'
