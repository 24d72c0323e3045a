import { useStore } from '@nanostores/react'

import { $jackpotPage } from '#stores/jackpot/page.ts'
import type { Waiting } from './props.ts'

/** What the house says of its jackpot in a sentence or two. */
export function Text({ waiting }: Waiting) {
  const page = useStore($jackpotPage)
  return page.status === 'on' && page.text ? <p className="jp__lede">{page.text}</p> : waiting
}
