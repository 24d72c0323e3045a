/** The package brings no types: fifty thousand leaked passwords of eight signs and more, in lower case. */
declare module 'fxa-common-password-list' {
  const passwords: { test(password: string): boolean }
  export = passwords
}
