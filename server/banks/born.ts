/** Who a number of a register of people is made for. */
export interface Born {
  readonly firstName: string
  readonly lastName: string
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string
  /** From 0 to 99: tells people of one birthday apart. */
  readonly serial: number
}
