/** Where the tab keeps what the cashier was asked for on a page that led away from it. */
export const REQUESTED = 'openCashier'

/** Where the tab keeps the deposit that the player left the site for. */
export const AWAY = 'depositAway'
