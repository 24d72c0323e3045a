import { type PagePot, POT_LABELS } from '#config/jackpots.ts'

/** The pot of its metal; what it is called stands beside it. */
export function PotPicture({ pot }: { readonly pot: PagePot }) {
  const path = `/art/pots/${POT_LABELS[pot].toLowerCase()}-320`
  return (
    <picture>
      <source type="image/avif" srcSet={`${path}.avif`} />
      <img src={`${path}.webp`} alt="" width={320} height={320} />
    </picture>
  )
}
