import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Metadata } from 'next'

import { Elements } from '../../generated/react/Elements.tsx'
import type { PageContent } from '../../generated/react/tree.ts'

const CONTENT = 'generated/content'

interface Props {
  readonly params: Promise<{ readonly path: readonly string[] }>
}

async function contentOf({ params }: Props): Promise<PageContent> {
  const { path } = await params
  return JSON.parse(readFileSync(join(CONTENT, ...path, 'page.json'), 'utf8'))
}

export const dynamicParams = false

export const generateStaticParams = () =>
  globSync('**/page.json', { cwd: CONTENT }).map(file => ({ path: dirname(file).split('/') }))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { title, description } = await contentOf(props)
  return { title, description }
}

export default async function Page(props: Props) {
  const { sheets, body } = await contentOf(props)
  return (
    <>
      {sheets.map(sheet => (
        <link key={sheet} rel="stylesheet" href={sheet} precedence="page" />
      ))}
      <Elements content={body} />
    </>
  )
}
