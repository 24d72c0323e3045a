import { useStore } from '@nanostores/react'

import { $winShow, winPictureCame, winPictureFailed } from '#stores/jackpot/win-show.ts'
import styles from './win.module.css'

/** The picture of what was won, unless it does not come in time. */
export function WinPicture({ path }: { readonly path: string }) {
  const { picture } = useStore($winShow)
  if (picture === 'missing') return null
  return (
    <picture className={styles.picture} data-shown={picture === 'shown'}>
      <source type="image/avif" srcSet={`${path}.avif`} />
      <img
        src={`${path}.webp`}
        alt=""
        width={320}
        height={320}
        onLoad={winPictureCame}
        onError={winPictureFailed}
      />
    </picture>
  )
}
