import type { LoyaltyContent } from '#stores/loyalty/pages.ts'
import { Icon } from '../ui/Icon.tsx'

interface Props {
  readonly cards: LoyaltyContent['rankCards']
  /** The one that the player holds, and how that is said. */
  readonly own?: number | undefined
  readonly you?: string
}

/** What each rank asks and holds. */
export const RankCards = ({ cards, own, you }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
  <ul className="loy__ranks" tabIndex={0} aria-labelledby="loyalty-ranks">
    {cards.map((card, index) => (
      <li key={card.rank} className="rank" data-own={index === own || undefined}>
        <svg className="rank__edge" aria-hidden="true">
          <rect width="100%" height="100%" fill={card.color ?? 'currentColor'} />
        </svg>
        {card.logo && <img src={card.logo} alt="" width="96" height="96" loading="lazy" />}
        {index === own && <span className="rank__you">{you}</span>}
        <h3>{card.rank}</h3>
        <p>{card.subtitle}</p>
        {card.benefitsTitle && <p className="vh">{card.benefitsTitle}</p>}
        <ul className="rank__holds">
          {card.benefits.map(({ description }) => (
            <li key={description}>
              <Icon name="check" />
              {description}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
)
