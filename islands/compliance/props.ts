import type { Worded } from '../ui/worded.tsx'

export type PaperWords = Worded<'papers'>
