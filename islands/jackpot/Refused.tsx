import { useStore } from '@nanostores/react'

import { $refused } from '#stores/jackpot/opt-in.ts'
import { Notice } from '../ui/Notice.tsx'
import type { TextProps } from './props.ts'

/** Tells that the last bet took no part, because its contribution could not be paid. */
export function Refused({ texts }: Pick<TextProps, 'texts'>) {
  const reason = useStore($refused)
  return reason !== null && <Notice>{texts['jackpot.card.refused']}</Notice>
}
