import { createElement, type ReactNode } from 'react'

import { Island } from './Island.tsx'
import type { Tree } from './tree.ts'

function element(tree: Tree, place: number): ReactNode {
  if (typeof tree === 'string') return tree
  const [name, attributes, ...content] = tree
  return name.startsWith('@') ? (
    <Island key={place} name={name.slice(1)} properties={attributes} />
  ) : (
    createElement(name, { key: place, ...attributes }, ...content.map(element))
  )
}

/** Renders the content of a page, its islands as what they are. */
export const Elements = ({ content }: { readonly content: readonly Tree[] }) => content.map(element)
