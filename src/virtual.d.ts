declare module 'virtual:colours' {
  /** The colour tokens of the operator that the build is for, by role. */
  export const colours: Readonly<Record<string, string>>
}

declare module 'virtual:pictures' {
  /** The addresses of the pictures that were there when the build began. */
  export const pictures: ReadonlySet<string>
}

declare module 'virtual:palettes' {
  /** The style sheet with the colours of the themes that are not the operator's own. */
  export const palettes: string
}

declare module '*?text' {
  /** A script of `src/in-page/` as a page carries it. */
  export const script: string
}
