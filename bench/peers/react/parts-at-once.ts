import type { ElementType } from 'react'

import * as shell from '../islands/shell.js'
import { LATE } from './late.ts'

/** The islands by their names, those of the shell loaded with the page: a player waits less for them. */
export const PARTS: Readonly<Record<string, ElementType>> = { ...LATE, ...shell }
