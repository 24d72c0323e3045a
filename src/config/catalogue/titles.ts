import type { StudioSlug } from './studios.ts'
import type { SymbolFamily } from './symbols.ts'

/** A slot of the house's shelf; its slug names its tile, its game and its page. */
export interface SlotTitle {
  readonly slug: string
  readonly name: string
  readonly studio: StudioSlug
  /** Which symbol set its reels show. */
  readonly family: SymbolFamily
  readonly released: string
}

export const TITLES = [
  {
    slug: 'emerald-tide',
    name: 'Emerald Tide',
    studio: 'halcyon-reels',
    family: 'gems',
    released: '2026-09-15'
  },
  {
    slug: 'captains-reckoning',
    name: 'Captain’s Reckoning',
    studio: 'halcyon-reels',
    family: 'pirate',
    released: '2025-02-25'
  },
  {
    slug: 'sunken-hoard',
    name: 'Sunken Hoard',
    studio: 'halcyon-reels',
    family: 'sea',
    released: '2024-10-29'
  },
  {
    slug: 'pearl-drift',
    name: 'Pearl Drift',
    studio: 'halcyon-reels',
    family: 'sea',
    released: '2025-08-05'
  },
  {
    slug: 'tide-of-coins',
    name: 'Tide of Coins',
    studio: 'halcyon-reels',
    family: 'pirate',
    released: '2024-12-18'
  },
  {
    slug: 'trident-nine',
    name: 'Trident Nine',
    studio: 'halcyon-reels',
    family: 'sea',
    released: '2026-06-18'
  },
  {
    slug: 'anchor-bay',
    name: 'Anchor Bay',
    studio: 'halcyon-reels',
    family: 'pirate',
    released: '2026-03-17'
  },
  {
    slug: 'eight-arm-bounty',
    name: 'Eight-Arm Bounty',
    studio: 'halcyon-reels',
    family: 'sea',
    released: '2025-09-09'
  },
  {
    slug: 'moonlit-nautilus',
    name: 'Moonlit Nautilus',
    studio: 'halcyon-reels',
    family: 'sea',
    released: '2026-02-03'
  },
  {
    slug: 'sapphire-undertow',
    name: 'Sapphire Undertow',
    studio: 'halcyon-reels',
    family: 'gems',
    released: '2024-11-14'
  },
  {
    slug: 'coral-crown',
    name: 'Coral Crown',
    studio: 'halcyon-reels',
    family: 'sea',
    released: '2026-07-30'
  },
  {
    slug: 'conch-call',
    name: 'Conch Call',
    studio: 'halcyon-reels',
    family: 'sea',
    released: '2025-12-03'
  },
  {
    slug: 'true-north-bounty',
    name: 'True North Bounty',
    studio: 'halcyon-reels',
    family: 'pirate',
    released: '2025-04-29'
  },
  {
    slug: 'whale-road',
    name: 'Whale Road',
    studio: 'halcyon-reels',
    family: 'frost',
    released: '2026-01-15'
  },
  {
    slug: 'skerry-light',
    name: 'Skerry Light',
    studio: 'halcyon-reels',
    family: 'sea',
    released: '2026-03-10'
  },
  {
    slug: 'crown-of-embers',
    name: 'Crown of Embers',
    studio: 'obsidian-mill',
    family: 'fire',
    released: '2024-04-16'
  },
  {
    slug: 'dragons-vigil',
    name: 'Dragon’s Vigil',
    studio: 'obsidian-mill',
    family: 'fire',
    released: '2026-03-03'
  },
  {
    slug: 'high-bones',
    name: 'High Bones',
    studio: 'obsidian-mill',
    family: 'vault',
    released: '2026-10-15'
  },
  {
    slug: 'the-ninth-vault',
    name: 'The Ninth Vault',
    studio: 'obsidian-mill',
    family: 'vault',
    released: '2024-08-13'
  },
  {
    slug: 'anvil-oath',
    name: 'Anvil Oath',
    studio: 'obsidian-mill',
    family: 'fire',
    released: '2024-09-17'
  },
  {
    slug: 'cinder-plume',
    name: 'Cinder Plume',
    studio: 'obsidian-mill',
    family: 'fire',
    released: '2026-04-14'
  },
  {
    slug: 'chalice-of-ash',
    name: 'Chalice of Ash',
    studio: 'obsidian-mill',
    family: 'fire',
    released: '2026-05-26'
  },
  {
    slug: 'obsidian-rose',
    name: 'Obsidian Rose',
    studio: 'obsidian-mill',
    family: 'fire',
    released: '2024-02-06'
  },
  {
    slug: 'the-wardens-key',
    name: 'The Warden’s Key',
    studio: 'obsidian-mill',
    family: 'vault',
    released: '2026-10-07'
  },
  {
    slug: 'powder-and-plunder',
    name: 'Powder & Plunder',
    studio: 'obsidian-mill',
    family: 'pirate',
    released: '2024-05-14'
  },
  {
    slug: 'basilisk-hour',
    name: 'Basilisk Hour',
    studio: 'obsidian-mill',
    family: 'jungle',
    released: '2025-10-07'
  },
  {
    slug: 'purse-of-vesper',
    name: 'Purse of Vesper',
    studio: 'obsidian-mill',
    family: 'fire',
    released: '2025-12-30'
  },
  {
    slug: 'red-moon-raven',
    name: 'Red Moon Raven',
    studio: 'obsidian-mill',
    family: 'tale',
    released: '2025-07-22'
  },
  {
    slug: 'furnace-sevens',
    name: 'Furnace Sevens',
    studio: 'obsidian-mill',
    family: 'fire',
    released: '2025-12-23'
  },
  {
    slug: 'moth-to-gold',
    name: 'Moth to Gold',
    studio: 'obsidian-mill',
    family: 'vault',
    released: '2024-08-20'
  },
  {
    slug: 'northlight-wolf',
    name: 'Northlight Wolf',
    studio: 'norrsken-works',
    family: 'frost',
    released: '2026-03-24'
  },
  {
    slug: 'frostbound',
    name: 'Frostbound',
    studio: 'norrsken-works',
    family: 'frost',
    released: '2025-01-21'
  },
  {
    slug: 'amethyst-seam',
    name: 'Amethyst Seam',
    studio: 'norrsken-works',
    family: 'gems',
    released: '2025-02-18'
  },
  {
    slug: 'drakkar-dawn',
    name: 'Drakkar Dawn',
    studio: 'norrsken-works',
    family: 'frost',
    released: '2024-05-01'
  },
  {
    slug: 'rune-of-ravnhold',
    name: 'Rune of Ravnhold',
    studio: 'norrsken-works',
    family: 'frost',
    released: '2026-10-27'
  },
  {
    slug: 'jarls-horn',
    name: 'Jarl’s Horn',
    studio: 'norrsken-works',
    family: 'frost',
    released: '2025-10-30'
  },
  {
    slug: 'glacier-heart',
    name: 'Glacier Heart',
    studio: 'norrsken-works',
    family: 'gems',
    released: '2025-01-29'
  },
  {
    slug: 'snow-owl-council',
    name: 'Snow Owl Council',
    studio: 'norrsken-works',
    family: 'tale',
    released: '2026-01-06'
  },
  {
    slug: 'sixty-below',
    name: 'Sixty Below',
    studio: 'norrsken-works',
    family: 'frost',
    released: '2025-06-10'
  },
  {
    slug: 'shields-of-fimbul',
    name: 'Shields of Fimbul',
    studio: 'norrsken-works',
    family: 'frost',
    released: '2024-12-03'
  },
  {
    slug: 'antlers-of-aurora',
    name: 'Antlers of Aurora',
    studio: 'norrsken-works',
    family: 'frost',
    released: '2024-07-02'
  },
  {
    slug: 'tarn-hammer',
    name: 'Tarn Hammer',
    studio: 'norrsken-works',
    family: 'frost',
    released: '2024-03-12'
  },
  {
    slug: 'cabin-lantern',
    name: 'Cabin Lantern',
    studio: 'norrsken-works',
    family: 'frost',
    released: '2026-07-22'
  },
  {
    slug: 'opal-fjord',
    name: 'Opal Fjord',
    studio: 'norrsken-works',
    family: 'gems',
    released: '2026-09-03'
  },
  {
    slug: 'silver-sleigh-bell',
    name: 'Silver Sleigh Bell',
    studio: 'norrsken-works',
    family: 'frost',
    released: '2024-06-04'
  },
  {
    slug: 'neon-sevens',
    name: 'Neon Sevens',
    studio: 'pixelmoor',
    family: 'neon',
    released: '2024-10-22'
  },
  {
    slug: 'ringfall',
    name: 'Ringfall',
    studio: 'pixelmoor',
    family: 'space',
    released: '2025-01-14'
  },
  {
    slug: 'joystick-jubilee',
    name: 'Joystick Jubilee',
    studio: 'pixelmoor',
    family: 'neon',
    released: '2026-11-03'
  },
  {
    slug: 'mixtape-midnight',
    name: 'Mixtape Midnight',
    studio: 'pixelmoor',
    family: 'neon',
    released: '2026-06-02'
  },
  {
    slug: 'comet-courier',
    name: 'Comet Courier',
    studio: 'pixelmoor',
    family: 'space',
    released: '2026-01-27'
  },
  {
    slug: 'rocket-picnic',
    name: 'Rocket Picnic',
    studio: 'pixelmoor',
    family: 'space',
    released: '2025-11-11'
  },
  {
    slug: 'synth-shore',
    name: 'Synth Shore',
    studio: 'pixelmoor',
    family: 'neon',
    released: '2025-01-07'
  },
  {
    slug: 'cherry-circuit',
    name: 'Cherry Circuit',
    studio: 'pixelmoor',
    family: 'neon',
    released: '2025-09-17'
  },
  {
    slug: 'robo-rumba',
    name: 'Robo Rumba',
    studio: 'pixelmoor',
    family: 'neon',
    released: '2025-12-16'
  },
  {
    slug: 'mirrorball-mania',
    name: 'Mirrorball Mania',
    studio: 'pixelmoor',
    family: 'neon',
    released: '2026-04-21'
  },
  {
    slug: 'saucer-season',
    name: 'Saucer Season',
    studio: 'pixelmoor',
    family: 'space',
    released: '2024-07-09'
  },
  {
    slug: 'bit-barons',
    name: 'Bit Barons',
    studio: 'pixelmoor',
    family: 'neon',
    released: '2025-04-01'
  },
  {
    slug: 'gumball-galaxy',
    name: 'Gumball Galaxy',
    studio: 'pixelmoor',
    family: 'space',
    released: '2026-05-06'
  },
  {
    slug: 'clover-overdrive',
    name: 'Clover Overdrive',
    studio: 'pixelmoor',
    family: 'neon',
    released: '2025-07-02'
  },
  {
    slug: 'last-orbit',
    name: 'Last Orbit',
    studio: 'pixelmoor',
    family: 'space',
    released: '2026-11-19'
  },
  {
    slug: 'golden-toll',
    name: 'Golden Toll',
    studio: 'brass-lantern',
    family: 'vault',
    released: '2025-05-21'
  },
  {
    slug: 'dune-lantern',
    name: 'Dune Lantern',
    studio: 'brass-lantern',
    family: 'desert',
    released: '2024-10-10'
  },
  {
    slug: 'book-of-whispers',
    name: 'Book of Whispers',
    studio: 'brass-lantern',
    family: 'tale',
    released: '2025-08-26'
  },
  {
    slug: 'ruby-vow',
    name: 'Ruby Vow',
    studio: 'brass-lantern',
    family: 'gems',
    released: '2024-08-06'
  },
  {
    slug: 'sun-gate',
    name: 'Sun Gate',
    studio: 'brass-lantern',
    family: 'desert',
    released: '2026-08-25'
  },
  {
    slug: 'scarab-parade',
    name: 'Scarab Parade',
    studio: 'brass-lantern',
    family: 'desert',
    released: '2024-10-02'
  },
  {
    slug: 'cobra-court',
    name: 'Cobra Court',
    studio: 'brass-lantern',
    family: 'desert',
    released: '2024-06-13'
  },
  {
    slug: 'the-third-pyramid',
    name: 'The Third Pyramid',
    studio: 'brass-lantern',
    family: 'desert',
    released: '2025-05-13'
  },
  {
    slug: 'alchemists-supper',
    name: 'Alchemist’s Supper',
    studio: 'brass-lantern',
    family: 'tale',
    released: '2025-06-17'
  },
  {
    slug: 'clockwork-duchess',
    name: 'Clockwork Duchess',
    studio: 'brass-lantern',
    family: 'vault',
    released: '2025-04-16'
  },
  {
    slug: 'hourglass-bazaar',
    name: 'Hourglass Bazaar',
    studio: 'brass-lantern',
    family: 'desert',
    released: '2026-07-14'
  },
  {
    slug: 'lamp-of-samarra',
    name: 'Lamp of Samarra',
    studio: 'brass-lantern',
    family: 'desert',
    released: '2024-12-10'
  },
  {
    slug: 'peacock-parlour',
    name: 'Peacock Parlour',
    studio: 'brass-lantern',
    family: 'gems',
    released: '2025-03-25'
  },
  {
    slug: 'gramophone-gold',
    name: 'Gramophone Gold',
    studio: 'brass-lantern',
    family: 'vault',
    released: '2024-11-26'
  },
  {
    slug: 'madame-orlas-orb',
    name: 'Madame Orla’s Orb',
    studio: 'brass-lantern',
    family: 'tale',
    released: '2024-07-17'
  },
  {
    slug: 'orchard-rush',
    name: 'Orchard Rush',
    studio: 'kettle-and-crow',
    family: 'fruit',
    released: '2026-02-10'
  },
  {
    slug: 'mask-of-the-canopy',
    name: 'Mask of the Canopy',
    studio: 'kettle-and-crow',
    family: 'jungle',
    released: '2024-12-26'
  },
  {
    slug: 'twin-koi',
    name: 'Twin Koi',
    studio: 'kettle-and-crow',
    family: 'garden',
    released: '2026-08-11'
  },
  {
    slug: 'badland-marshal',
    name: 'Badland Marshal',
    studio: 'kettle-and-crow',
    family: 'western',
    released: '2026-11-10'
  },
  {
    slug: 'the-copper-kettle',
    name: 'The Copper Kettle',
    studio: 'kettle-and-crow',
    family: 'garden',
    released: '2024-09-10'
  },
  {
    slug: 'crows-bargain',
    name: 'Crow’s Bargain',
    studio: 'kettle-and-crow',
    family: 'tale',
    released: '2024-05-28'
  },
  {
    slug: 'pumpkin-parish',
    name: 'Pumpkin Parish',
    studio: 'kettle-and-crow',
    family: 'tale',
    released: '2025-11-18'
  },
  {
    slug: 'lemon-lane',
    name: 'Lemon Lane',
    studio: 'kettle-and-crow',
    family: 'fruit',
    released: '2025-05-06'
  },
  {
    slug: 'mushroom-moot',
    name: 'Mushroom Moot',
    studio: 'kettle-and-crow',
    family: 'tale',
    released: '2024-04-09'
  },
  {
    slug: 'fox-masquerade',
    name: 'Fox Masquerade',
    studio: 'kettle-and-crow',
    family: 'tale',
    released: '2024-03-28'
  },
  {
    slug: 'honey-heist',
    name: 'Honey Heist',
    studio: 'kettle-and-crow',
    family: 'garden',
    released: '2025-03-13'
  },
  {
    slug: 'bonsai-bounty',
    name: 'Bonsai Bounty',
    studio: 'kettle-and-crow',
    family: 'garden',
    released: '2026-09-22'
  },
  {
    slug: 'berry-brawl',
    name: 'Berry Brawl',
    studio: 'kettle-and-crow',
    family: 'fruit',
    released: '2024-07-25'
  },
  {
    slug: 'teacup-tempest',
    name: 'Teacup Tempest',
    studio: 'kettle-and-crow',
    family: 'garden',
    released: '2024-06-25'
  },
  {
    slug: 'horseshoe-hollow',
    name: 'Horseshoe Hollow',
    studio: 'kettle-and-crow',
    family: 'western',
    released: '2026-06-30'
  },
  {
    slug: 'marshlight',
    name: 'Marshlight',
    studio: 'saltmarsh-nine',
    family: 'tale',
    released: '2026-05-14'
  },
  {
    slug: 'smugglers-tithe',
    name: 'Smuggler’s Tithe',
    studio: 'saltmarsh-nine',
    family: 'pirate',
    released: '2025-07-29'
  },
  {
    slug: 'black-flag-parish',
    name: 'Black Flag Parish',
    studio: 'saltmarsh-nine',
    family: 'pirate',
    released: '2026-04-28'
  },
  {
    slug: 'cannon-quay',
    name: 'Cannon Quay',
    studio: 'saltmarsh-nine',
    family: 'pirate',
    released: '2026-06-09'
  },
  {
    slug: 'fin-and-fortune',
    name: 'Fin & Fortune',
    studio: 'saltmarsh-nine',
    family: 'sea',
    released: '2025-06-24'
  },
  {
    slug: 'bottle-of-marrow-isle',
    name: 'Bottle of Marrow Isle',
    studio: 'saltmarsh-nine',
    family: 'pirate',
    released: '2025-04-08'
  },
  {
    slug: 'atlas-of-plenty',
    name: 'Atlas of Plenty',
    studio: 'saltmarsh-nine',
    family: 'pirate',
    released: '2024-04-23'
  },
  {
    slug: 'spyglass-saints',
    name: 'Spyglass Saints',
    studio: 'saltmarsh-nine',
    family: 'pirate',
    released: '2024-02-27'
  },
  {
    slug: 'bullfrog-baron',
    name: 'Bullfrog Baron',
    studio: 'saltmarsh-nine',
    family: 'jungle',
    released: '2026-04-02'
  },
  {
    slug: 'dragonfly-dusk',
    name: 'Dragonfly Dusk',
    studio: 'saltmarsh-nine',
    family: 'garden',
    released: '2025-09-02'
  },
  {
    slug: 'lotus-after-dark',
    name: 'Lotus After Dark',
    studio: 'saltmarsh-nine',
    family: 'garden',
    released: '2024-03-05'
  },
  {
    slug: 'crab-catch',
    name: 'Crab Catch',
    studio: 'saltmarsh-nine',
    family: 'sea',
    released: '2025-10-14'
  },
  {
    slug: 'ghost-galleon',
    name: 'Ghost Galleon',
    studio: 'saltmarsh-nine',
    family: 'pirate',
    released: '2024-02-14'
  },
  {
    slug: 'tricorne-trouble',
    name: 'Tricorne Trouble',
    studio: 'saltmarsh-nine',
    family: 'pirate',
    released: '2024-11-05'
  },
  {
    slug: 'crossed-cutlasses',
    name: 'Crossed Cutlasses',
    studio: 'saltmarsh-nine',
    family: 'pirate',
    released: '2025-05-29'
  },
  {
    slug: 'saguaro-sundown',
    name: 'Saguaro Sundown',
    studio: 'copper-fern',
    family: 'western',
    released: '2024-03-19'
  },
  {
    slug: 'silver-spur-express',
    name: 'Silver Spur Express',
    studio: 'copper-fern',
    family: 'western',
    released: '2024-05-21'
  },
  {
    slug: 'lamp-at-dry-creek',
    name: 'Lamp at Dry Creek',
    studio: 'copper-fern',
    family: 'western',
    released: '2025-03-05'
  },
  {
    slug: 'ten-gallon-jack',
    name: 'Ten Gallon Jack',
    studio: 'copper-fern',
    family: 'western',
    released: '2025-02-11'
  },
  {
    slug: 'dynamite-dividend',
    name: 'Dynamite Dividend',
    studio: 'copper-fern',
    family: 'western',
    released: '2026-02-18'
  },
  {
    slug: 'nugget-run',
    name: 'Nugget Run',
    studio: 'copper-fern',
    family: 'western',
    released: '2026-09-29'
  },
  {
    slug: 'fern-and-fossil',
    name: 'Fern & Fossil',
    studio: 'copper-fern',
    family: 'jungle',
    released: '2025-09-30'
  },
  {
    slug: 'toucan-tango',
    name: 'Toucan Tango',
    studio: 'copper-fern',
    family: 'jungle',
    released: '2024-09-24'
  },
  {
    slug: 'jade-totem',
    name: 'Jade Totem',
    studio: 'copper-fern',
    family: 'jungle',
    released: '2025-10-21'
  },
  {
    slug: 'snapdragon-supper',
    name: 'Snapdragon Supper',
    studio: 'copper-fern',
    family: 'jungle',
    released: '2024-08-29'
  },
  {
    slug: 'butterfly-vault',
    name: 'Butterfly Vault',
    studio: 'copper-fern',
    family: 'jungle',
    released: '2025-08-14'
  },
  {
    slug: 'orchid-temple',
    name: 'Orchid Temple',
    studio: 'copper-fern',
    family: 'jungle',
    released: '2025-11-25'
  },
  {
    slug: 'balloon-boulevard',
    name: 'Balloon Boulevard',
    studio: 'copper-fern',
    family: 'fruit',
    released: '2025-07-15'
  },
  {
    slug: 'pineapple-parade',
    name: 'Pineapple Parade',
    studio: 'copper-fern',
    family: 'fruit',
    released: '2026-07-07'
  },
  {
    slug: 'acorn-assembly',
    name: 'Acorn Assembly',
    studio: 'copper-fern',
    family: 'tale',
    released: '2026-08-18'
  }
] as const satisfies readonly SlotTitle[]
