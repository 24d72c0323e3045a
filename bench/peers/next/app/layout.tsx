import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'

interface Frame {
  readonly language: string
  readonly root: Readonly<Record<string, string>>
  readonly mark: string
}

const frame: Frame = JSON.parse(readFileSync('generated/frame.json', 'utf8'))

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={frame.language} {...frame.root} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is the script of the product's own pages, and as text it would be escaped */}
        <script dangerouslySetInnerHTML={{ __html: frame.mark }} />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
      </head>
      <body>{children}</body>
    </html>
  )
}
