import type { Resolvers } from '../../generated/main.ts'
import { changePersonalInfo } from './change-personal-info.ts'
import { erasePersonalData } from './erase/erase-personal-data.ts'
import { erasure } from './erase/erasure.ts'
import { exportPersonalData } from './export/ask-export.ts'
import { changeMarketing, marketing } from './marketing.ts'
import type {} from './tables.ts'

export { registerPersonal } from './register-personal.ts'

export const resolvers: Resolvers = {
  Viewer: { erasure, marketing },
  Mutation: { changeMarketing, changePersonalInfo, erasePersonalData, exportPersonalData }
}
