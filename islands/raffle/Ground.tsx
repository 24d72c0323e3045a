import { useStore } from '@nanostores/react'

import { $raffleSettings } from '#stores/raffle/settings.ts'
import type { Waiting } from './props.ts'

/** The picture behind the page's head, where the house has one of its own for it. */
export function Ground({ waiting }: Waiting) {
  const images = useStore($raffleSettings)?.pageBackgroundImages
  const image = images?.desktop ?? images?.mobile
  if (!images || !image) return waiting
  return (
    <picture className="raf__ground">
      {images.mobile && <source media="(max-width: 767px)" srcSet={images.mobile} />}
      <img src={image} alt="" width="1280" height="720" />
    </picture>
  )
}
