/**
 * Whether there may be a session, of which nothing else is there yet: a cookie tells of one, or the
 * address hands one over.
 */
export const mayHaveSession = (): boolean =>
  /(^|; )(sessionInfo|accessToken)=/.test(document.cookie) ||
  /[?&]accessToken=/.test(location.search)
