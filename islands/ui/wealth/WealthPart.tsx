import { useStore } from '@nanostores/react'
import { pathTo } from '#config/paths.ts'
import { $wealth, readWealth } from '#stores/compliance/source-of-wealth.ts'
import { Notice } from '../Notice.tsx'
import { Skeleton, worded } from '../worded.tsx'
import type { WealthWords } from './props.ts'
import { WealthForm } from './WealthForm.tsx'
import styles from './wealth.module.css'

/** The questions on the source of wealth as they stand: asked, handed in, or settled. */
export const WealthPart = worded('wealth', function WealthPart({ locale, texts }: WealthWords) {
  const read = useStore($wealth, { ssr: 'initial' })
  if (read.status === 'loading') return <Skeleton />
  if (read.status === 'failed')
    return (
      <div className={styles.state}>
        <Notice kind="danger">{texts['wealth.failed']}</Notice>
        <button type="button" className="btn" onClick={() => void readWealth()}>
          {texts['wealth.tryAgain']}
        </button>
      </div>
    )
  const { status } = read.value
  if (status === 'Required' || status === 'WillBeRequired')
    return <WealthForm locale={locale} texts={texts} wealth={read.value} />
  return (
    <div className={styles.state} role="status">
      {status === 'Pending' && (
        <>
          <h2>{texts['wealth.pending']}</h2>
          <p>{texts['wealth.pending.text']}</p>
        </>
      )}
      {status === 'Done' && (
        <>
          <h2>{texts['wealth.done']}</h2>
          <p>{texts['wealth.done.text']}</p>
        </>
      )}
      {status === 'NotNeed' && <p>{texts['wealth.notNeeded']}</p>}
      <a className="btn btn--quiet" href={pathTo(locale, 'lobby')}>
        {texts['wealth.back']}
      </a>
    </div>
  )
})
