/** Type numbers of PostgreSQL whose values both drivers would otherwise read differently. */
export const OID = { bigint: 20, date: 1082 } as const
