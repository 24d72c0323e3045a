import sprite from './icons.svg?url&no-inline'

export type IconName =
  | 'alert'
  | 'ball'
  | 'bank'
  | 'check'
  | 'close'
  | 'desktop'
  | 'expand'
  | 'heart'
  | 'info'
  | 'key'
  | 'leave'
  | 'left'
  | 'limits'
  | 'list'
  | 'pause'
  | 'person'
  | 'phone'
  | 'plus'
  | 'receipt'
  | 'right'
  | 'shrink'

/**
 * How a thing ended is told without a network too, which may be why it ended so; and a browser
 * short of memory drops the sprite and asks for it again. Their box is the sprite's: 24 by 24.
 */
const DRAWN: Partial<Record<IconName, string>> = {
  alert: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  info: 'M12 11v5M12 8v.01M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0z'
}

/** A picture of the sprite that every page draws its icons from, or one that is drawn in place. */
export function Icon({ name }: { name: IconName }) {
  const path = DRAWN[name]
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {path ? <path d={path} /> : <use href={`${sprite}#${name}`} />}
    </svg>
  )
}
