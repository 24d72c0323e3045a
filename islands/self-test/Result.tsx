import { useEffect, useRef } from 'react'

import type { Namespaces } from '#messages/catalogue.ts'
import type { SelfTestResult } from '#rules/self-test.ts'
import styles from './self-test.module.css'

interface Props {
  readonly result: SelfTestResult
  readonly messages: Namespaces['protection']
  readonly linesHref: string
  readonly limitsHref: string
  readonly breakHref: string
  readonly exclusionHref?: string | undefined
}

/** What the answers say, in words and never in points, and the ways on; it takes the focus. */
export function Result({ result, messages, ...ways }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const limits = { href: ways.limitsHref, label: messages['test.limits'] }
  const pause = { href: ways.breakHref, label: messages['test.break'] }
  const exclusion = ways.exclusionHref
    ? [{ href: ways.exclusionHref, label: messages['test.exclusion'] }]
    : []
  const lines = { href: ways.linesHref, label: messages['test.lines'] }
  // What helps most stands first.
  const links =
    result === 'many' ? [lines, ...exclusion, pause, limits] : [limits, pause, ...exclusion, lines]
  return (
    <div ref={box} className={styles.result} data-result={result} role="status" tabIndex={-1}>
      <h3>{messages[`test.result.${result}`]}</h3>
      <p>{messages[`test.result.${result}.text`]}</p>
      <h4>{messages['test.ways']}</h4>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{messages['test.not']}</p>
    </div>
  )
}
