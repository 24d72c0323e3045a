import { pageFile } from '../../../http/page-file.ts'

export { STYLE as LOOKS } from '../../../banks/pages/files.ts'

export const STYLE = pageFile('./banking.css', import.meta.url)
export const SCRIPT = pageFile('./banking.js', import.meta.url)
