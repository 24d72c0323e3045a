export { offerGame } from './offers.ts'
export { isOnOffer, type Shelf, shelfOf } from './shelf.ts'
