/** Where the tab keeps what the cashier was asked for on a page that led away from it. */
export const REQUESTED = 'openCashier'
