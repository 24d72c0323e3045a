import { pageFile } from '../../http/page-file.ts'

/** The one script of the realm, for the button that asks for a passkey. */
export const PASSKEY_SCRIPT = pageFile('./passkey.js', import.meta.url)
