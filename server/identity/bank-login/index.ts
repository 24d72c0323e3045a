export { type IdentifiedPerson, linkBankLogin, readBankLogin } from './link.ts'
export type { BankPerson } from './tables.ts'
