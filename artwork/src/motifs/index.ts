import type { Motif } from '../core/motif.ts'
import { acorn } from './acorn.ts'
import { anchor } from './anchor.ts'
import { anvil } from './anvil.ts'
import { baccarat } from './baccarat.ts'
import { balloon } from './balloon.ts'
import { barrel } from './barrel.ts'
import { bell } from './bell.ts'
import { bigCoin } from './big-coin.ts'
import { bigGem } from './big-gem.ts'
import { blackFlag } from './black-flag.ts'
import { blackjack } from './blackjack.ts'
import { bonsai } from './bonsai.ts'
import { book } from './book.ts'
import { bottle } from './bottle.ts'
import { butterfly } from './butterfly.ts'
import { cactus } from './cactus.ts'
import { cannon } from './cannon.ts'
import { cassette } from './cassette.ts'
import { chalice } from './chalice.ts'
import { cherries } from './cherries.ts'
import { chest } from './chest.ts'
import { citrus } from './citrus.ts'
import { clover } from './clover.ts'
import { cobra } from './cobra.ts'
import { coinStack } from './coin-stack.ts'
import { comet } from './comet.ts'
import { compass } from './compass.ts'
import { conch } from './conch.ts'
import { coralCrown } from './coral-crown.ts'
import { corvid } from './corvid.ts'
import { cowboyHat } from './cowboy-hat.ts'
import { crab } from './crab.ts'
import { crown } from './crown.ts'
import { crystalBall } from './crystal-ball.ts'
import { crystals } from './crystals.ts'
import { cutlasses } from './cutlasses.ts'
import { dice } from './dice.ts'
import { dragonEye } from './dragon-eye.ts'
import { dragonfly } from './dragonfly.ts'
import { drakkar } from './drakkar.ts'
import { drinkingHorn } from './drinking-horn.ts'
import { duchess } from './duchess.ts'
import { dynamite } from './dynamite.ts'
import { feather } from './feather.ts'
import { flamingo } from './flamingo.ts'
import { flytrap } from './flytrap.ts'
import { foxMask } from './fox-mask.ts'
import { frog } from './frog.ts'
import { fruit } from './fruit.ts'
import { galleon } from './galleon.ts'
import { gears } from './gears.ts'
import { goldBars } from './gold-bars.ts'
import { goldStar } from './gold-star.ts'
import { gramophone } from './gramophone.ts'
import { grapes } from './grapes.ts'
import { gumballs } from './gumballs.ts'
import { helmet } from './helmet.ts'
import { honeyPot } from './honey-pot.ts'
import { horseshoe } from './horseshoe.ts'
import { hourglass } from './hourglass.ts'
import { joystick } from './joystick.ts'
import { kettle } from './kettle.ts'
import { lantern } from './lantern.ts'
import { lighthouse } from './lighthouse.ts'
import { locomotive } from './locomotive.ts'
import { loop } from './loop.ts'
import { looseGem } from './loose-gem.ts'
import { lotus } from './lotus.ts'
import { magicLamp } from './magic-lamp.ts'
import { mask } from './mask.ts'
import { mineCart } from './mine-cart.ts'
import { mirrorBall } from './mirror-ball.ts'
import { moneyWheel } from './money-wheel.ts'
import { moon } from './moon.ts'
import { mushrooms } from './mushrooms.ts'
import { nautilus } from './nautilus.ts'
import { octopus } from './octopus.ts'
import { oilLamp } from './oil-lamp.ts'
import { orchid } from './orchid.ts'
import { ornateKey } from './ornate-key.ts'
import { owl } from './owl.ts'
import { paperFan } from './paper-fan.ts'
import { peacockFan } from './peacock-fan.ts'
import { pearlShell } from './pearl-shell.ts'
import { pineapple } from './pineapple.ts'
import { pixelCrown } from './pixel-crown.ts'
import { planet } from './planet.ts'
import { pokerHand } from './poker-hand.ts'
import { pot } from './pot.ts'
import { potions } from './potions.ts'
import { pumpkin } from './pumpkin.ts'
import { purse } from './purse.ts'
import { pyramid } from './pyramid.ts'
import { quasar } from './quasar.ts'
import { ring } from './ring.ts'
import { robot } from './robot.ts'
import { rocket } from './rocket.ts'
import { rose } from './rose.ts'
import { roulette } from './roulette.ts'
import { runeStone } from './rune-stone.ts'
import { saucer } from './saucer.ts'
import { scarab } from './scarab.ts'
import { sevens } from './sevens.ts'
import { sharkFin } from './shark-fin.ts'
import { shield } from './shield.ts'
import { shipWheel } from './ship-wheel.ts'
import { sleighBell } from './sleigh-bell.ts'
import { snowCrystal } from './snow-crystal.ts'
import { spyglass } from './spyglass.ts'
import { stag } from './stag.ts'
import { starBadge } from './star-badge.ts'
import { strawberry } from './strawberry.ts'
import { sunDisc } from './sun-disc.ts'
import { sunTemple } from './sun-temple.ts'
import { sword } from './sword.ts'
import { swordInStone } from './sword-in-stone.ts'
import { teacup } from './teacup.ts'
import { teapot } from './teapot.ts'
import { toucan } from './toucan.ts'
import { treasureMap } from './treasure-map.ts'
import { tricorne } from './tricorne.ts'
import { trident } from './trident.ts'
import { twoKoi } from './two-koi.ts'
import { vaultDoor } from './vault-door.ts'
import { warHammer } from './war-hammer.ts'
import { whaleTail } from './whale-tail.ts'

/** Every model by its name. */
export const motifs: Readonly<Record<string, Motif>> = {
  acorn,
  anchor,
  anvil,
  baccarat,
  balloon,
  barrel,
  bell,
  bigCoin,
  bigGem,
  blackFlag,
  blackjack,
  bonsai,
  book,
  bottle,
  butterfly,
  cactus,
  cannon,
  cassette,
  chalice,
  cherries,
  chest,
  citrus,
  clover,
  cobra,
  coinStack,
  comet,
  compass,
  conch,
  coralCrown,
  corvid,
  cowboyHat,
  crab,
  crown,
  crystalBall,
  crystals,
  cutlasses,
  dice,
  dragonEye,
  dragonfly,
  drakkar,
  drinkingHorn,
  duchess,
  dynamite,
  feather,
  flamingo,
  flytrap,
  foxMask,
  frog,
  fruit,
  galleon,
  gears,
  goldBars,
  goldStar,
  gramophone,
  grapes,
  gumballs,
  helmet,
  honeyPot,
  horseshoe,
  hourglass,
  joystick,
  kettle,
  lantern,
  lighthouse,
  locomotive,
  loop,
  looseGem,
  lotus,
  magicLamp,
  mask,
  mineCart,
  mirrorBall,
  moneyWheel,
  moon,
  mushrooms,
  nautilus,
  octopus,
  oilLamp,
  orchid,
  ornateKey,
  owl,
  paperFan,
  peacockFan,
  pearlShell,
  pineapple,
  pixelCrown,
  planet,
  pokerHand,
  pot,
  potions,
  pumpkin,
  purse,
  pyramid,
  quasar,
  ring,
  robot,
  rocket,
  rose,
  roulette,
  runeStone,
  saucer,
  scarab,
  sevens,
  sharkFin,
  shield,
  shipWheel,
  sleighBell,
  snowCrystal,
  spyglass,
  stag,
  starBadge,
  strawberry,
  sunDisc,
  sunTemple,
  sword,
  swordInStone,
  teacup,
  teapot,
  toucan,
  treasureMap,
  tricorne,
  trident,
  twoKoi,
  vaultDoor,
  warHammer,
  whaleTail
}
