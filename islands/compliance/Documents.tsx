import { useStore } from '@nanostores/react'

import { $papers, readPapers } from '#stores/compliance/documents.ts'
import { Notice } from '../ui/Notice.tsx'
import parts from '../ui/parts.module.css'
import { Skeleton, worded } from '../ui/worded.tsx'
import { AnyDocument } from './AnyDocument.tsx'
import type { PaperWords } from './props.ts'
import { Request } from './Request.tsx'
import { Sent } from './Sent.tsx'

/** What the house asks for, with the way to send it, and what has been sent. */
export const Documents = worded('papers', function Documents(words: PaperWords) {
  const read = useStore($papers, { ssr: 'initial' })
  const { texts } = words
  if (read.status === 'loading') return <Skeleton />
  if (read.status === 'failed')
    return (
      <div className={parts.part}>
        <Notice kind="danger">{texts['papers.failed']}</Notice>
        <button type="button" className="btn" onClick={() => void readPapers()}>
          {texts['papers.tryAgain']}
        </button>
      </div>
    )
  const { documents, documentRequests } = read.value
  return (
    <div className={parts.parts}>
      <section className={parts.part} aria-labelledby="requests-title">
        <h2 id="requests-title">{texts['papers.requests']}</h2>
        {documentRequests.map(request => (
          <Request key={`${request.purpose} ${request.reason}`} {...words} request={request} />
        ))}
        {documentRequests.length === 0 && (
          <>
            <p>{texts['papers.nothing']}</p>
            <AnyDocument {...words} />
          </>
        )}
      </section>
      <Sent {...words} documents={documents} />
    </div>
  )
})
