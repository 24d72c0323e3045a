export interface NationalIdRules {
  /** The number without what people put between its parts. */
  normalise(given: string): string
  /**
   * The birthday in it, with all of the year or only its last two digits; undefined for what is no
   * number of this kind.
   */
  birthday(id: string): string | undefined
}
