export { offerGame } from './offers.ts'
export { isOnOffer, shelfOf } from './shelf.ts'
