/** Under this name a test's record says how often a content policy refused what the test did not mean. */
export const POLICY_NOTE = 'content-policy'
