import type { Locale } from '#config/locales.ts'
import { useLate } from '../ui/late.ts'

interface Props {
  readonly locale: Locale
}

const loadBadges = async () => (await import('./Badges.tsx')).Badges
const loadChat = async () => (await import('./ChatButton.tsx')).ChatButton

/**
 * What every page of a session has besides, once it has had time for what comes first: how many
 * rewards wait, beside the links to them, and the button of the live chat. One island for both, since
 * each costs every page its markup.
 */
export function LateParts(props: Props) {
  const Badges = useLate(1, loadBadges)
  const ChatButton = useLate(1, loadChat)
  return (
    <>
      {Badges && <Badges {...props} />}
      {ChatButton && <ChatButton {...props} />}
    </>
  )
}
