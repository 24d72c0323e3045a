export { defineAuditJobs } from './audit-jobs.ts'
export { checkDecisions } from './check-decisions.ts'
export { type Decision, type DecisionKind, recordDecision } from './record-decision.ts'
export type { Actor } from './table.ts'
