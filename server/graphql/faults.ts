/** Something that the caller may know by its type; every other error is masked on the wire. */
export abstract class Fault extends Error {
  abstract readonly type: string
  readonly reasons: readonly string[]
  /** Names of the inputs that are at fault. */
  readonly keys: readonly string[]

  constructor(message: string, reasons: readonly string[] = [], keys: readonly string[] = []) {
    super(message)
    this.reasons = reasons
    this.keys = keys
  }
}

/** Nobody is signed in, or the token no longer proves who; a client renews it and asks once more. */
export class AuthenticationFailure extends Fault {
  override readonly name = 'AuthenticationFailure'
  readonly type = 'AuthenticationFailure'

  constructor() {
    super('Sign in to do this')
  }
}

/** The refresh token is spent, revoked or unknown: the session is over. */
export class InvalidTokenFailure extends Fault {
  override readonly name = 'InvalidTokenFailure'
  readonly type = 'InvalidTokenFailure'

  constructor() {
    super('This session can no longer be renewed')
  }
}

/** The request is no GraphQL request, or one that this place does not answer. */
export class InvalidRequest extends Fault {
  override readonly name = 'InvalidRequest'
  readonly type = 'InvalidRequest'
}

/** What is asked for exists in the contract and not yet in the house. */
export class NotAvailable extends Fault {
  override readonly name = 'NotAvailable'
  readonly type = 'NotAvailable'

  constructor() {
    super('This is not available here')
  }
}

/** An input outside what its field accepts, where the field has no refusal code of its own. */
export class InvalidInput extends Fault {
  override readonly name = 'InvalidInput'
  readonly type = 'InvalidInput'

  constructor(key: string, reason: string) {
    super(`The input ${key} is not acceptable`, [reason], [key])
  }
}
