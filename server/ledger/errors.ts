/** The account does not hold what the entry takes from it; nothing moved. */
export class InsufficientFunds extends Error {
  readonly code = 'INSUFFICIENT_FUNDS'
  readonly key: string

  constructor(key: string) {
    super(`Entry ${key} takes more than an account holds`)
    this.name = 'InsufficientFunds'
    this.key = key
  }
}

/** The key was used for another body before; nothing moved. */
export class IdempotencyConflict extends Error {
  readonly code = 'IDEMPOTENCY_CONFLICT'
  readonly key: string

  constructor(key: string) {
    super(`Key ${key} stands for another entry`)
    this.name = 'IdempotencyConflict'
    this.key = key
  }
}

/** The entry was rolled back, before it came or after; nothing moved. */
export class EntryCancelled extends Error {
  readonly code = 'ENTRY_CANCELLED'
  readonly key: string

  constructor(key: string) {
    super(`Entry ${key} was rolled back`)
    this.name = 'EntryCancelled'
    this.key = key
  }
}

/** The entry is not one: no postings, an amount that is not positive, an account paying itself. */
export class InvalidPosting extends Error {
  readonly code = 'INVALID_POSTING'

  constructor(message: string) {
    super(message)
    this.name = 'InvalidPosting'
  }
}
