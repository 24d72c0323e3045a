import { useStore } from '@nanostores/react'

import { $statement, readStatement, type Statement as Shown } from '#stores/payments/statement.ts'
import { Notice } from '../ui/Notice.tsx'
import { Lines } from './Lines.tsx'
import type { StatementProps } from './props.ts'
import { Span } from './Span.tsx'
import { Sums } from './Sums.tsx'
import styles from './statement.module.css'

/** What moved the player's real money in some days: what it was before, each line, and what it was after. */
export function Statement(props: StatementProps) {
  const statement = useStore($statement, { ssr: 'initial' })
  return (
    <div className={styles.statement}>
      <Span span={statement.span} {...props} />
      <Content statement={statement} {...props} />
    </div>
  )
}

interface ContentProps extends StatementProps {
  readonly statement: Shown
}

function Content({ statement, ...props }: ContentProps) {
  const { messages } = props
  switch (statement.status) {
    case 'loading':
      return (
        <div className={styles.skeleton} role="status" aria-busy="true">
          <span className="vh">{messages['payments.loading']}</span>
        </div>
      )
    case 'choosing':
      return <Notice>{messages['payments.choose']}</Notice>
    case 'failed':
      return (
        <div className={styles.part}>
          <Notice kind="danger">{messages['payments.statementFailed']}</Notice>
          <button type="button" className="btn" onClick={() => void readStatement()}>
            {messages['payments.tryAgain']}
          </button>
        </div>
      )
    case 'ready':
      return (
        <>
          <Sums head={statement.head} {...props} />
          <Lines statement={statement} {...props} />
        </>
      )
  }
}
