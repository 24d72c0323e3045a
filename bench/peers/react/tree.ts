/** What an element has, by the names that React knows. */
export type Attributes = Readonly<Record<string, unknown>>

/**
 * A text, or an element as its name, its attributes and what is in it. The name of an island begins
 * with an @; it has properties and nothing in it.
 */
export type Tree = string | readonly [name: string, attributes: Attributes, ...content: Tree[]]

/** A page of the site as its content, without the code that made it. */
export interface PageContent {
  /** Below the site, such as `en/terms-and-conditions`. */
  readonly path: string
  readonly language: string
  readonly title: string
  readonly description: string
  /** Of the page's root element. */
  readonly root: Attributes
  readonly sheets: readonly string[]
  readonly body: readonly Tree[]
}
