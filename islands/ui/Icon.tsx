import sprite from './icons.svg?url&no-inline'

export type IconName =
  | 'alert'
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
  | 'right'
  | 'shrink'

/** A picture of the sprite that every page draws its icons from. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
