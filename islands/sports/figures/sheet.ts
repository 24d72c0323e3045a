import css from './figures.css?inline'

let sheet: CSSStyleSheet | undefined

/** Gives the document the styles of figures and results, which no page carries. */
export function adoptSheet(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
