/** Where the build puts the crests of all clubs. */
export const CRESTS = '/sports/crests.svg'
