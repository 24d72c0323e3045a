import { useStore } from '@nanostores/react'

import { $jackpotPage } from '#stores/jackpot/page.ts'
import type { Waiting } from './props.ts'

/** The rules as the house tells them: parts with an empty line between, each under its first line. */
export function Terms({ waiting }: Waiting) {
  const page = useStore($jackpotPage)
  if (page.status !== 'on' || !page.termsAndConditions) return waiting
  const parts = page.termsAndConditions.split(/\n{2,}/).map(part => part.split('\n'))
  return (
    <dl>
      {parts.map(([title = '', ...body]) => (
        <div key={title}>
          {body.length > 0 && <dt>{title}</dt>}
          <dd>{body.length > 0 ? body.join(' ') : title}</dd>
        </div>
      ))}
    </dl>
  )
}
