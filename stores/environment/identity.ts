import type { Locale } from '#config/locales.ts'

export interface SignInOptions {
  readonly locale: Locale
  /** The page to come back to, as a path with its query. */
  readonly returnTo: string
  /** Begins at the provider's registration page. */
  readonly register?: boolean
}

export interface SignOutOptions {
  readonly locale: Locale
}

/** The answer to a sign-in that has come back from the provider. */
export interface Completed {
  readonly returnTo: string | undefined
}

/** The provider had no objection, but said no. */
export class IdentityRefusal extends Error {
  override readonly name = 'IdentityRefusal'
  readonly error: string
  readonly description: string | undefined

  constructor(error: string, description: string | undefined, cause: unknown) {
    super(description ?? error, { cause })
    this.error = error
    this.description = description
  }
}

/**
 * The OpenID Connect client. It keeps its user in the vault; who calls renew holds the lock of the
 * session, so that a rotating token is spent once.
 */
export interface Identity {
  /** The provider's page to leave for. */
  signInUrl(options: SignInOptions): Promise<string>
  /** Rejects with an IdentityRefusal when the provider said no. */
  complete(url: string): Promise<Completed>
  /** Rejects with an IdentityRefusal when the provider answered, and with another error if not. */
  renew(): Promise<void>
  /** The provider's end-session page; undefined when there is no ID token to show there. */
  signOutUrl(options: SignOutOptions): Promise<string | undefined>
  /** Tells the provider that the refresh token is used no more. */
  revoke(): Promise<void>
}
