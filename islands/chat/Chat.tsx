import type { Locale } from '#config/locales.ts'
import { useLate } from '../ui/late.ts'

interface Props {
  readonly locale: Locale
}

const load = async () => (await import('./ChatButton.tsx')).ChatButton

/** The button of the live chat, for whoever has one. */
export function Chat(props: Props) {
  const ChatButton = useLate(1, load)
  return ChatButton && <ChatButton {...props} />
}
