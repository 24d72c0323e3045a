import type { Resolvers } from '../../generated/main.ts'
import { activity } from './activity-query.ts'
import { answerRealityCheck, realityCheck, setRealityCheckPeriod } from './reality-check.ts'

export const resolvers: Resolvers = {
  Mutation: { answerRealityCheck, setRealityCheckPeriod },
  Viewer: { activity, realityCheck }
}
