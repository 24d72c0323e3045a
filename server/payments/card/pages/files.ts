import { pageFile } from '../../../http/page-file.ts'

export const STYLE = pageFile('./checkout.css', import.meta.url)
export const SCRIPT = pageFile('./checkout.js', import.meta.url)
