/** An amount on its way out of the platform: the scalar Money prints it with the currency's digits. */
export interface WireAmount {
  readonly minor: bigint
  readonly currency: string
}
