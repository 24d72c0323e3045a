const adopted = new Set<string>()

/** Gives the document styles that no page carries; once is enough. */
export function adoptSheet(css: string): void {
  if (adopted.has(css)) return
  adopted.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
