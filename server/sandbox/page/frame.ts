import { LOCALES } from '#config/locales.ts'
import { OPERATORS } from '#config/operators.ts'
import type { Config } from '../../config.ts'
import { type Html, html } from '../../identity/pages/html.ts'
import { SCRIPT, STYLE } from './files.ts'
import { scriptTexts, type Texts } from './texts.ts'

interface Framed {
  readonly config: Config
  readonly text: Texts
  readonly title: string
  /** The part that the first link leads to, by its id; left out where the page begins with it. */
  readonly skipTo?: string
  /** The ways on from the page; back to the console where nothing else is said. */
  readonly ways?: Html
  readonly body: Html
}

/** A page of the console as a document: its head, its bar, and what stands below. */
export const framed = ({ config, text, title, skipTo, ways, body }: Framed): string => {
  const operator = OPERATORS[config.operator].title
  return html`<!doctype html>
<html lang="${LOCALES[text.locale].bcp47}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${operator}</title>
<link rel="stylesheet" href="/sandbox/files/${STYLE.name}">
<script src="/sandbox/files/${SCRIPT.name}" defer></script>
</head>
<body data-texts="${JSON.stringify(scriptTexts(text))}">
${skipTo !== undefined && html`<a class="skip" href="#${skipTo}">${text('sandbox.skip')}</a>`}
<header class="bar">
<h1>${title} <span>${operator}</span></h1>
<nav>${ways ?? html`<a href="/sandbox/">${text('sandbox.title')}</a>`}</nav>
</header>
${body}
</body>
</html>
`.text
}
