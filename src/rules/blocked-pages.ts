/** Pages that stay of use to a player whom a guard blocks: law, help, the account, the way out. */
const OPEN =
  /^\/[^/]+\/(profile|withdraw|source-of-wealth|additional-information|notifications|responsible-play|accessibility|terms-and-conditions|bonus-terms-and-conditions|privacy-policy|login|register|[a-z-]+-handler)\//

/** Whether a blocked player may use the page at the path, which begins with its locale. */
export const staysOpen = (path: string): boolean => OPEN.test(path)
