import styles from './win.module.css'

const STONES = ['ruby', 'amber', 'sapphire', 'emerald', 'amethyst'] as const
const COUNT = 12

/** Stones that fly out of the pot for as long as it is celebrated. */
export function FlyingStones() {
  return (
    <div className={styles.stones} aria-hidden="true">
      {Array.from({ length: COUNT }, (_, index) => `${STONES[index % STONES.length]}`).map(
        (stone, index) => (
          <img
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
            key={index}
            src={`/art/symbols/gems/${stone}-256.webp`}
            alt=""
            width={256}
            height={256}
          />
        )
      )}
    </div>
  )
}
