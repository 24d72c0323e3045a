/** What the scripts of a document keep on its window, for each other and for pages that are swapped in. */
interface Window {
  /** Marks a document as one with a session, and gives it the islands' styles. */
  markSession?: (page: Document) => void
  /** Whether pages that are swapped in are marked already. */
  marksNext?: boolean
  /** The variants that the document has drawn, by the name of their experiment. */
  drawn?: Record<string, string>
  /** What has its module, of all that waits for its first touch. */
  touched?: WeakSet<Element>
}
