import { playerOf } from '../../context.ts'
import type { Resolvers } from '../../generated/main.ts'
import { askToReturn } from './ask-to-return.ts'
import { closeAccount, reopenAccount } from './close-account.ts'
import { excludeSelf } from './exclude-self.ts'
import { protectionOf } from './protection.ts'
import { takeBreak } from './take-break.ts'

export { closeDoors, doorsClosed } from './close-doors.ts'
export { endExclusions } from './end-by-house.ts'
export { excludeFor, exclusionChanged } from './exclude-for.ts'
export { registerBarrier, standsInRegister } from './register-barrier.ts'
export { registerExclusions } from './register-exclusions.ts'
export { identityOf, registerKeysOf } from './register-keys.ts'
export { decideReturn } from './returning.ts'
export { runningOf } from './running.ts'

export const resolvers: Resolvers = {
  Mutation: { askToReturn, closeAccount, excludeSelf, reopenAccount, takeBreak },
  Viewer: {
    protection: (_viewer, _input, context) => {
      const { ports } = context
      return protectionOf(ports, ports.db.kysely, playerOf(context))
    }
  }
}
