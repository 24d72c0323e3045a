import { interactionPolicy } from 'oidc-provider'

const { base, Check, Prompt } = interactionPolicy

/** Sign in or register; never ask for consent, since the lobby belongs to the same house. */
export function interactionPolicyOf() {
  const policy = base()
  policy.remove('consent')
  policy.add(new Prompt({ name: 'create', requestable: true }), 0)
  // A session that was ended elsewhere is given no grant: whoever holds its cookie signs in again.
  policy
    .get('login')
    ?.checks.add(
      new Check('session_ended', 'the session has ended', ({ oidc }) =>
        oidc.session?.accountId !== undefined && oidc.entities.Grant?.getOIDCScope() === ''
          ? Check.REQUEST_PROMPT
          : Check.NO_NEED_TO_PROMPT
      )
    )
  return policy
}
