export { depositLimitsOf, setDepositLimit } from './deposit-limits.ts'
