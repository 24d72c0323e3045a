// Writes the tables of docs/reliability.md anew from what is kept: `node bench/goals/write.ts`.
import { writeGoalPage } from './record.ts'

writeGoalPage()
