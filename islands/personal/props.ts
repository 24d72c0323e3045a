import type { Worded } from '../ui/worded.tsx'

export interface PersonalWords extends Worded<'personal'> {
  readonly supportMail: string
}
