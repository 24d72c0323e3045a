const OPENING = '@layer islands{'
/** The sheet comes before the page's own, so it has to name the order of the layers itself. */
const ORDER = '@layer reset,tokens,base,components,layout,islands,utilities;'

/** Each sheet of a page names the order; that it is named once is enough. */
const withoutOrders = (css: string) => css.replace(/@layer [\w, ]+;\s*/g, '')

/** Takes the blocks of the cascade layer `islands` out of a minified style sheet. */
export function splitIslands(css: string): { readonly islands: string; readonly rest: string } {
  let islands = ''
  let rest = ''
  let at = 0
  while (at < css.length) {
    const start = css.indexOf(OPENING, at)
    if (start < 0) break
    rest += css.slice(at, start)
    let depth = 1
    let end = start + OPENING.length
    while (depth > 0 && end < css.length) {
      if (css[end] === '{') depth += 1
      if (css[end] === '}') depth -= 1
      end += 1
    }
    islands += css.slice(start, end)
    at = end
  }
  if (islands === '') return { islands, rest: css }
  return { islands: ORDER + islands, rest: ORDER + withoutOrders(rest + css.slice(at)) }
}
