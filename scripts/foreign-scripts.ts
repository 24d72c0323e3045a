const WAYS: readonly (readonly [RegExp, string])[] = [
  [/createElement(NS)?\([^)]*['"`]script['"`]/i, 'makes a script element'],
  [/<script\b[^>]*\ssrc=\s*["'`{]*(https?:)?\/\//i, 'takes a script of another origin'],
  [/\bimport\(\s*['"`](https?:)?\/\//, 'imports a module of another origin'],
  [/\bimportScripts\(/, 'imports a script into a worker']
]

/** The lines of a text by which code of others would enter a page, a sentence each. */
export const foreignScripts = (path: string, text: string): readonly string[] =>
  text.split('\n').flatMap((line, index) => {
    const way = WAYS.find(([pattern]) => pattern.test(line))
    return way ? [`${path}:${index + 1} ${way[1]}`] : []
  })
