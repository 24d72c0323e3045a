import { prerender } from 'react-dom/static'
import { describe, expect, test } from 'vitest'

import { Choice } from '#islands/game-frame/Choice.tsx'
import { Refusal } from '#islands/game-frame/Refusal.tsx'
import { catalogue } from '#messages/catalogue.ts'
import type { GameProblem } from '#stores/game/game.ts'

const messages = catalogue('en', 'play')
const GAME = { slug: 'pearl-drift', name: 'Pearl Drift' }
const SIGN_IN = '/en/login/?autoSignIn=1&amp;redir=%2Fen%2Fgames%2Fpearl-drift%2F'

async function drawn(element: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(element)
  return await new Response(prelude).text()
}

/** What can be pressed: the words of buttons, and of links with where they lead. */
const ways = (html: string) =>
  [...html.matchAll(/<(a|button)\b([^>]*)>(.*?)<\/\1>/g)].map(([, , given = '', words]) => {
    const href = /href="([^"]*)"/.exec(given)?.[1]
    return href === undefined ? words : `${words} → ${href}`
  })

const refused = (code: GameProblem, allowsFun = true, mode: 'FUN' | 'REAL' = 'REAL') =>
  drawn(
    <Refusal
      locale="en"
      messages={messages}
      allowsFun={allowsFun}
      game={{ status: 'refused', slug: GAME.slug, mode, code }}
    />
  )

describe('before a game', () => {
  test('a visitor plays for money by signing in, and for fun at once', async () => {
    const html = await drawn(<Choice locale="en" messages={messages} allowsFun game={GAME} />)
    expect(ways(html)).toEqual([`Play for money → ${SIGN_IN}`, 'Play for fun'])
    expect(html).toContain(messages['play.funMeans'])
  })

  test('nobody is offered fun where the licence asks for the age first', async () => {
    const html = await drawn(
      <Choice locale="en" messages={messages} allowsFun={false} game={GAME} />
    )
    expect(ways(html)).toEqual([`Play for money → ${SIGN_IN}`])
    expect(html).toContain(messages['play.ageFirst'].replace("'", '&#x27;'))
  })
})

describe('a game that is refused', () => {
  const OTHERS = 'Other games → /en/games/'
  test.each([
    ['SIGN_IN_REQUIRED', [`Sign in → ${SIGN_IN}`, 'Play for fun']],
    ['SESSION_ENDED', [`Sign in → ${SIGN_IN}`, 'Play for fun']],
    ['FUN_NOT_ALLOWED', [`Sign in → ${SIGN_IN}`, 'Play for fun']],
    ['GAME_NOT_FOUND', [OTHERS]],
    ['GAME_NOT_AVAILABLE', [OTHERS]],
    ['CURRENCY_NOT_SUPPORTED', [OTHERS]],
    ['ACCOUNT_CLOSED', ['Help and advice → /en/responsible-play/', OTHERS]],
    ['SELF_EXCLUDED', ['Help and advice → /en/responsible-play/', OTHERS]],
    ['TIMED_OUT', ['Help and advice → /en/responsible-play/', OTHERS]],
    ['LIMIT_REACHED', ['To your limits → /en/profile/limits/', OTHERS]],
    ['KYC_REQUIRED', ['To your documents → /en/profile/documents/', 'Play for fun']],
    ['SOURCE_OF_WEALTH_REQUIRED', ['To the questions → /en/source-of-wealth/', OTHERS]],
    ['ANOTHER_SLOT_OPEN', ['Try again', OTHERS]],
    ['PROVIDER_UNAVAILABLE', ['Try again', OTHERS]],
    ['UNANSWERED', ['Try again', OTHERS]]
  ] as const)('for %s says why, and what can be done', async (code, expected) => {
    const html = await refused(code)
    expect(html).toContain(messages[`play.problem.${code}`])
    expect(ways(html)).toEqual(expected)
    expect(html).toContain('role="alert"')
  })

  test('is not led around by fun where the licence forbids it, or fun itself was refused', async () => {
    expect(ways(await refused('SIGN_IN_REQUIRED', false))).not.toContain('Play for fun')
    expect(ways(await refused('FUN_NOT_ALLOWED', false, 'FUN'))).not.toContain('Play for fun')
  })
})
