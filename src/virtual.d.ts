declare module 'virtual:colours' {
  /** The colour tokens of the operator that the build is for, by role. */
  export const colours: Readonly<Record<string, string>>
}
