export { type DepositLimit, depositLimitsOf, setDepositLimit } from './deposit-limits.ts'
