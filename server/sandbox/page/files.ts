import { pageFile } from '../../http/page-file.ts'

export const STYLE = pageFile('./console.css', import.meta.url)
export const SCRIPT = pageFile('./console.js', import.meta.url)
