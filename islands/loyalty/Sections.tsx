import type { LoyaltyContent } from '#stores/loyalty/pages.ts'

/** How it counts, one thing after the other. */
export const Steps = ({ steps }: Pick<LoyaltyContent, 'steps'>) => (
  <ol className="steps loy__steps">
    {steps.map(({ title, subtitle, description, image }) => (
      <li key={title}>
        {image && <img src={image} alt="" width="48" height="48" loading="lazy" />}
        <h3>{title}</h3>
        <p>
          {subtitle && <b>{subtitle}</b>}
          {description}
        </p>
      </li>
    ))}
  </ol>
)

/** What the programme gives, a card for each kind. */
export const RewardCards = ({ cards }: { readonly cards: LoyaltyContent['rewardCards'] }) => (
  <ul className="loy__rewards">
    {cards.map(({ title, description, image, color }) => (
      <li key={title} className="reward">
        <div className="reward__picture">
          <svg aria-hidden="true">
            <rect width="100%" height="100%" fill={color ?? 'currentColor'} />
          </svg>
          {image && <img src={image} alt="" width="128" height="128" loading="lazy" />}
        </div>
        <h3>{title}</h3>
        <p>{description}</p>
      </li>
    ))}
  </ul>
)

/** Terms as the house tells them: parts with an empty line between, each under its first line. */
export function Terms({ text }: { readonly text: string }) {
  const parts = text.split(/\n{2,}/).map(part => part.split('\n'))
  return (
    <div className="loy__terms">
      {parts.map(([title = '', ...body]) => (
        <div key={title}>
          {body.length > 0 && <h3>{title}</h3>}
          <p>{body.length > 0 ? body.join(' ') : title}</p>
        </div>
      ))}
    </div>
  )
}
