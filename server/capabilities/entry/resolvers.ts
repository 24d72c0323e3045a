import type { Resolvers } from '../../generated/main.ts'
import { resolvers as bankLogin } from './bank-login.ts'
import { resolvers as passkeys } from './passkeys.ts'
import { resolvers as registration } from './registration.ts'
import { resolvers as signIn } from './sign-in.ts'

/** Every way in, one file each. */
export const resolvers: readonly Resolvers[] = [bankLogin, passkeys, registration, signIn]
