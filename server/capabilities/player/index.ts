export { changePlayer, countDeposit, publishPlayer } from './change-player.ts'
export { createPlayer, type NewPlayer, normalEmail } from './create-player.ts'
export { findPlayer, findPlayerByEmail } from './find-player.ts'
export type { Player, PlayerChange } from './table.ts'
