export { registerGameProvider } from './provider/register.ts'
