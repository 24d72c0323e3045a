import { pageFile } from '../../http/page-file.ts'

export const STYLE = pageFile('./banks.css', import.meta.url)
export const SCRIPT = pageFile('./banks.js', import.meta.url)
