import { Icon } from '../ui/Icon.tsx'
import type { LoyaltyTexts } from './props.ts'

interface Props {
  readonly texts: LoyaltyTexts
  readonly onRetry: () => void
}

/** In the place of the widget that could not be shown. */
export const Failed = ({ texts, onRetry }: Props) => (
  <div className="loy__failed" role="alert">
    <Icon name="alert" />
    <b>{texts['loyalty.failed']}</b>
    <p>{texts['loyalty.failedNote']}</p>
    <button type="button" className="btn btn--quiet" onClick={onRetry}>
      {texts['loyalty.retry']}
    </button>
  </div>
)
