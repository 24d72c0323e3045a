/** The types of fault that the session acts on. */
export const AUTHENTICATION_FAILURE = 'AuthenticationFailure'
export const INVALID_TOKEN_FAILURE = 'InvalidTokenFailure'
