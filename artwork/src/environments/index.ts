import type { Env } from './env.ts'
import { abyss } from './places/abyss.ts'
import { apothecary } from './places/apothecary.ts'
import { arcade } from './places/arcade.ts'
import { aurora } from './places/aurora.ts'
import { autumnField } from './places/autumn-field.ts'
import { autumnWood } from './places/autumn-wood.ts'
import { barn } from './places/barn.ts'
import { bazaar } from './places/bazaar.ts'
import { blizzard } from './places/blizzard.ts'
import { burstPink } from './places/burst-pink.ts'
import { burstTeal } from './places/burst-teal.ts'
import { cabin } from './places/cabin.ts'
import { candyPlanet } from './places/candy-planet.ts'
import { canyon } from './places/canyon.ts'
import { canyonNight } from './places/canyon-night.ts'
import { cathedral } from './places/cathedral.ts'
import { cellar } from './places/cellar.ts'
import { chartTable } from './places/chart-table.ts'
import { cornNight } from './places/corn-night.ts'
import { crystalCave } from './places/crystal-cave.ts'
import { danceFloor } from './places/dance-floor.ts'
import { decoHall } from './places/deco-hall.ts'
import { deepSea } from './places/deep-sea.ts'
import { desertDay } from './places/desert-day.ts'
import { desertNight } from './places/desert-night.ts'
import { duskReeds } from './places/dusk-reeds.ts'
import { emberWood } from './places/ember-wood.ts'
import { fairyWood } from './places/fairy-wood.ts'
import { feltBlue } from './places/felt-blue.ts'
import { feltGreen } from './places/felt-green.ts'
import { feltNoir } from './places/felt-noir.ts'
import { fjordDawn } from './places/fjord-dawn.ts'
import { forge } from './places/forge.ts'
import { ghostFog } from './places/ghost-fog.ts'
import { graveyard } from './places/graveyard.ts'
import { harbour } from './places/harbour.ts'
import { hearth } from './places/hearth.ts'
import { iceCave } from './places/ice-cave.ts'
import { iceComet } from './places/ice-comet.ts'
import { icebergs } from './places/icebergs.ts'
import { jungle } from './places/jungle.ts'
import { jungleNight } from './places/jungle-night.ts'
import { lagoon } from './places/lagoon.ts'
import { lava } from './places/lava.ts'
import { library } from './places/library.ts'
import { lilyPond } from './places/lily-pond.ts'
import { marsh } from './places/marsh.ts'
import { meadHall } from './places/mead-hall.ts'
import { meadow } from './places/meadow.ts'
import { mesaDawn } from './places/mesa-dawn.ts'
import { mine } from './places/mine.ts'
import { moonSea } from './places/moon-sea.ts'
import { neonShore } from './places/neon-shore.ts'
import { neonStreet } from './places/neon-street.ts'
import { nightCliff } from './places/night-cliff.ts'
import { oasisDusk } from './places/oasis-dusk.ts'
import { opalCave } from './places/opal-cave.ts'
import { orbit } from './places/orbit.ts'
import { orchard } from './places/orchard.ts'
import { palace } from './places/palace.ts'
import { paper } from './places/paper.ts'
import { pineSnow } from './places/pine-snow.ts'
import { pondNight } from './places/pond-night.ts'
import { rainforest } from './places/rainforest.ts'
import { redMoon } from './places/red-moon.ts'
import { reef } from './places/reef.ts'
import { riviera } from './places/riviera.ts'
import { saloon } from './places/saloon.ts'
import { seaDawn } from './places/sea-dawn.ts'
import { skyDay } from './places/sky-day.ts'
import { sleighNight } from './places/sleigh-night.ts'
import { smokeRoom } from './places/smoke-room.ts'
import { space } from './places/space.ts'
import { storm } from './places/storm.ts'
import { stormPeak } from './places/storm-peak.ts'
import { studio } from './places/studio.ts'
import { synthGrid } from './places/synth-grid.ts'
import { theatre } from './places/theatre.ts'
import { tomb } from './places/tomb.ts'
import { vault } from './places/vault.ts'
import { velvetRoom } from './places/velvet-room.ts'
import { volcano } from './places/volcano.ts'
import { whirl } from './places/whirl.ts'
import { workshop } from './places/workshop.ts'
import { zen } from './places/zen.ts'

/** Every painted place by its name. */
export const places: Readonly<Record<string, Env>> = {
  abyss,
  apothecary,
  arcade,
  aurora,
  autumnField,
  autumnWood,
  barn,
  bazaar,
  blizzard,
  burstPink,
  burstTeal,
  cabin,
  candyPlanet,
  canyon,
  canyonNight,
  cathedral,
  cellar,
  chartTable,
  cornNight,
  crystalCave,
  danceFloor,
  decoHall,
  deepSea,
  desertDay,
  desertNight,
  duskReeds,
  emberWood,
  fairyWood,
  feltBlue,
  feltGreen,
  feltNoir,
  fjordDawn,
  forge,
  ghostFog,
  graveyard,
  harbour,
  hearth,
  iceCave,
  iceComet,
  icebergs,
  jungle,
  jungleNight,
  lagoon,
  lava,
  library,
  lilyPond,
  marsh,
  meadHall,
  meadow,
  mesaDawn,
  mine,
  moonSea,
  neonShore,
  neonStreet,
  nightCliff,
  oasisDusk,
  opalCave,
  orbit,
  orchard,
  palace,
  paper,
  pineSnow,
  pondNight,
  rainforest,
  redMoon,
  reef,
  riviera,
  saloon,
  seaDawn,
  skyDay,
  sleighNight,
  smokeRoom,
  space,
  storm,
  stormPeak,
  studio,
  synthGrid,
  theatre,
  tomb,
  vault,
  velvetRoom,
  volcano,
  whirl,
  workshop,
  zen
}
