import type { Resolvers } from '../../generated/main.ts'
import { missingPersonalInfo, submitAdditionalInformation } from './additional-information.ts'
import { documentRequests } from './document-requests.ts'
import { documents, removeDocument } from './documents.ts'
import { startIdentityCheck } from './identity/start-identity-check.ts'
import { sourceOfWealth } from './wealth/source-of-wealth.ts'
import { submitSourceOfWealth } from './wealth/submit-source-of-wealth.ts'

export { askForDocument, type DocumentAsked } from './ask-for-document.ts'
export { type Changed, changeKnownTold } from './change.ts'
export { type DocumentDecision, decideDocument } from './decide-document.ts'
export { documentsOf } from './document-store.ts'
export { dueDiligence } from './due-diligence.ts'
export { registerCompliance } from './register-compliance.ts'
export {
  askForWealth,
  decideWealth,
  type WealthAsked,
  type WealthDecision
} from './wealth/ask-for-wealth.ts'
export { isCategory as isWealthCategory } from './wealth/categories.ts'

export const resolvers: Resolvers = {
  Viewer: { documentRequests, documents, missingPersonalInfo, sourceOfWealth },
  Mutation: {
    removeDocument,
    startIdentityCheck,
    submitAdditionalInformation,
    submitSourceOfWealth
  }
}
