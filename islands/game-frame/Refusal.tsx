import { useStore } from '@nanostores/react'

import type { Locale } from '#config/locales.ts'
import { type PathName, pathTo } from '#config/paths.ts'
import { href } from '#config/routes.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { type Game, type GameProblem, launchGame, tryGameAgain } from '#stores/game/game.ts'
import { $session } from '#stores/session/session.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './game-frame.module.css'
import { signInFor } from './sign-in-for.ts'

/** What helps against each refusal: another way to play, a page, or time. */
const HELP = {
  SIGN_IN_REQUIRED: 'signIn',
  SESSION_ENDED: 'signIn',
  FUN_NOT_ALLOWED: 'age',
  TOO_YOUNG: 'help',
  GAME_NOT_FOUND: 'otherGames',
  GAME_NOT_AVAILABLE: 'otherGames',
  CURRENCY_NOT_SUPPORTED: 'otherGames',
  ACCOUNT_CLOSED: 'help',
  SELF_EXCLUDED: 'help',
  TIMED_OUT: 'help',
  LIMIT_REACHED: 'limits',
  KYC_REQUIRED: 'documents',
  SOURCE_OF_WEALTH_REQUIRED: 'wealth',
  ANOTHER_SLOT_OPEN: 'again',
  REGISTER_UNAVAILABLE: 'again',
  PROVIDER_UNAVAILABLE: 'again',
  UNANSWERED: 'again'
} as const satisfies Record<GameProblem, string>

type Help = Exclude<(typeof HELP)[GameProblem], 'age'>

const PAGES: Partial<Record<Help, { readonly path: PathName; readonly text: PageText }>> = {
  help: { path: 'responsiblePlay', text: 'play.help' },
  limits: { path: 'limits', text: 'play.toLimits' },
  documents: { path: 'documents', text: 'play.toDocuments' },
  wealth: { path: 'sourceOfWealth', text: 'play.toWealth' }
}

type PageText = 'play.help' | 'play.toDocuments' | 'play.toLimits' | 'play.toWealth'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['play']
  readonly game: Extract<Game, { readonly status: 'refused' }>
  readonly allowsFun: boolean
}

/** Why there is no game, and what can be done about it. */
export function Refusal({ locale, messages, game, allowsFun }: Props) {
  const session = useStore($session, { ssr: 'initial' })
  const { slug, code } = game
  const known = HELP[code]
  const isPlayer = session.status === 'LOGGED_IN'
  const help: Help = known === 'age' ? (isPlayer ? 'documents' : 'signIn') : known
  const page = PAGES[help]
  const offersFun = allowsFun && game.mode === 'REAL' && (help === 'signIn' || help === 'documents')
  return (
    <div className={styles.refused} role="alert">
      <Icon name={help === 'signIn' ? 'person' : 'alert'} />
      <p>{messages[`play.problem.${code}`]}</p>
      <div className={styles.ways}>
        {help === 'signIn' && (
          <a className="btn btn--big" href={signInFor(locale, slug)}>
            {messages['play.signIn']}
          </a>
        )}
        {help === 'again' && (
          <button type="button" className="btn btn--big" onClick={() => void tryGameAgain()}>
            {messages['play.tryAgain']}
          </button>
        )}
        {page && (
          <a className="btn btn--big" href={pathTo(locale, page.path)}>
            {messages[page.text]}
          </a>
        )}
        {offersFun && (
          <button
            type="button"
            className="btn btn--big btn--quiet"
            onClick={() => void launchGame(slug, 'FUN')}
          >
            {messages['play.forFun']}
          </button>
        )}
        {!offersFun && (
          <a
            className={`btn btn--big ${help === 'otherGames' ? '' : 'btn--quiet'}`}
            href={href(locale, 'games')}
          >
            {messages['play.otherGames']}
          </a>
        )}
      </div>
    </div>
  )
}
