import { useLayoutEffect } from 'react'
import { useLoaderData } from 'react-router'

import { Elements } from '../generated/react/Elements.tsx'
import type { PageContent } from '../generated/react/tree.ts'

/** A page of the site by its content. */
export function ContentPage() {
  const { language, title, description, body } = useLoaderData<PageContent>()
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <Elements content={body} />
    </>
  )
}
