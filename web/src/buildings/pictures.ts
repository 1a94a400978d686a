/**
 * The picture of every card, by its name: parts from back to front, each with its place, size and height above the ground
 * where they are not 0, 1 and 0. A star names an icon.
 */
import { PROPS } from './props.ts'
import { STRUCTURES } from './structures.ts'

const RAW = {
  lumber_yard: 'pine -22, pine 24 .8, logs 2',
  logging_camp: 'pine -26 .9, tent 14 .7, logs -10 .9',
  tree_farm: 'pine -26, pine 0 .8, pine 25, bricks 12 .7',
  timber_yard: 'shed -8 .9, logs 22 .9, blocks -28 .6',
  forest_cave: 'mine 8 .9, pine -30 .9, pine 32 .7',
  sawmill: 'shed -4, logs 24, pine -32 .8',
  wood_reserve: 'hut 0, logs -24, logs 25 .8',
  stone_pit: 'quarry 0 .8, blocks 20 .6',
  quarry: 'quarry 0, cart 22 .8',
  shelf_quarry: 'quarry 0, blocks 18 .8',
  stone_reserve: 'hut 0, blocks -24 .9, blocks 25 .8',
  excavation: 'quarry -6 .9, bricks 26 .8, cart 0 .7',
  clay_pool: 'pit 0 .8, bricks 8 .8',
  clay_pit: 'pit -4 .9, cart 22 .8',
  brickyard: 'kiln -10, bricks 20, bricks 34 .7',
  clay_reserve: 'hut 0, bricks -25 .9, bricks 26 .8',
  ore_vein: 'mine 0 .8, ore 26 .7',
  mine: 'mine -4 .9, cart 26 .7, ore 26 .5 -8',
  foundry: 'shed -8, kiln 22 .7, ore -30 .6',
}

const CRAFTS = {
  glassworks: 'kiln -10 .9, bottle 20 .9',
  glass_blower: 'kiln 14 .8, bottle -14, bottle -30 .7',
  loom: 'loom 0',
  press: 'sheets 0',
  drying_room: 'hut -18 .9, sheets 16 .85',
}

const CIVIL = {
  pawnshop: 'hut 0, *coin 0 .5 -24, jar -24 .6',
  baths: 'dome 0, pool 0 .9',
  altar: 'altar 0, cypress -28 .8, cypress 28 .8',
  theater: 'theatre 0',
  well: 'well 0, bush -26, bush 27 .8',
  aqueduct: 'aqueduct 0, bush -30 .8, bush 28',
  temple: 'temple 0, cypress -36 .8, cypress 36 .8',
  statue: 'statue 0, bush -22, bush 22',
  courthouse: 'hall 0, scales 0 .6 -19',
  rostrum: 'theatre 0 .8, flag -26, flag 22',
  pantheon: 'dome 0 .9 -3, temple 0 .75',
  gardens: 'palm -28, palm 28, well 0 .7, tree -14 .7, tree 16 .7, bush -34 .8, bush 34 .8',
  town_hall: 'tower 0 .6 -18, hall 0 .95, flag 0 .55 -43',
  palace: 'tower -27 .8, tower 27 .8, hall 0 1.05',
  senate: 'temple 0, flag 0 .55 -44, bush -34 .8, bush 34 .8',
  obelisk: 'obelisk 0, palm -24 .9, palm 24 .8',
}

const TRADE = {
  tavern: 'hut -8 1.1, barrel 18 .9, barrel 29 .7',
  east_trading_post: 'stall -4, jar 26 .8, palm 36 .9',
  west_trading_post: 'stall 4, jar -26 .8, palm -36 .9',
  marketplace: 'stall -16 .85, stall 18 .75, jar 0 .5',
  forum: 'temple 0 .9, statue -34 .6, statue 34 .6',
  caravansery: 'hall -4 .9, camel 22 .8, palm -36 .9',
  vineyard: 'hut 20 .8, vines -14 1.1, vines 8 .7',
  bazar: 'tent -18 .9, stall 16 .85',
  haven: 'ship 0 .9',
  port: 'ship -6 .85, barrel 32 .7, barrel 38 .5',
  lighthouse: 'lighthouse 0 .93',
  chamber_of_commerce: 'hall 0, coins 0 .8 -18',
  customs_house: 'gate 0 .9, barrel -32 .7, coins 32 .7',
  brewery: 'shed -6, barrel 22, barrel 34 .8',
  armory: 'hall 0, spears 0 .5 -2',
  arena: 'arena 0, flag -30 .8 -20, flag 26 .8 -20',
  ludus: 'arena 0 .85, spears 0 .6',
}

const WAR = {
  stockade: 'palisade 0',
  palisade: 'palisade 0, flag 30 1 -20',
  barracks: 'tent -16 .8, tent 16 .8, spears 0 .7',
  garrison: 'tower -16 .8, hut 14, flag -16 .7 -34',
  guard_tower: 'tower 0 .95, flag 0 .75 -40',
  walls: 'wall 0, tower -34 .7, tower 34 .7',
  training_ground: 'tent -18 .8, target 18 .9',
  stable: 'shed -10 .9, fence 22 .8, horse 18 .7',
  stables: 'shed -10 .9, fence 24 .8, horse 20 .8',
  horse_breeders: 'horse 0 1.2, fence -26 .7, fence 28 .7',
  archery_range: 'target 10 1.1, target -20 .8',
  parade_ground: 'banner -22 .8, spears 0, banner 22 .8',
  fortifications: 'wall 0, gate 0, flag -19 .7 -30, flag 19 .7 -30',
  circus: 'arena 0, banner 0 .55 -12, horse -20 .4 4',
  arsenal: 'hall 0, spears -34 .7, spears 34 .7',
  siege_workshop: 'catapult 0, shed 30 .5',
  castrum: 'palisade 0 .9 -4, tent -18 .6, tent 0 .75, tent 19 .6',
  pretorium: 'gate 0 .9, banner -30 .8, banner 30 .8',
}

const SCIENCE = {
  apothecary: 'hut -6, *mortar 24 .8',
  pharmacist: 'hut 6, *mortar -22 .8, bush 30 .8',
  workshop: 'shed -6, *gear 24 .7',
  scriptorium: 'hall 0 .9, *quill 0 .7 -16',
  dispensary: 'hall -4 .85, flask 26 .8',
  laboratory: 'shed -8, flask 20, flask 32 .6',
  library: 'temple 0 .85, book 0 .9',
  school: 'hall 0 .9, *tablet 28 .6, cypress -34 .8',
  lodge: 'hut -8 1.1, *compass 22 .8',
  observatory: 'dome -6 .95, telescope 26',
  university: 'temple 0, book -32 .7, book 32 .7',
  academy: 'dome 0 .9, cypress -28 .9, cypress 28 .9, book 0 .6',
  study: 'hut 0 1.1, book 0 .7, *compass -26 .6',
}

const GUILDS = {
  workers_guild: 'banner 0, logs -24 .8, blocks 24 .8',
  craftsmens_guild: 'banner 0, bottle -22 .8, jar 22 .8',
  traders_guild: 'banner 0, stall -22 .7, coins 24 .9',
  merchants_guild: 'banner 0, stall -22 .7, camel 22 .7',
  moneylenders_guild: 'banner 0, coins -22, coins 24 .9',
  philosophers_guild: 'banner 0, book -24 .9, *tablet 24 .8',
  scientists_guild: 'banner 0, *gear -24 .8, *compass 24 .8',
  spies_guild: 'banner 0, tent -24 .7, *search 24 .8',
  strategists_guild: 'banner 0, tower -24 .7, spears 24 .7',
  tacticians_guild: 'banner 0, tent -24 .7, catapult 25 .6',
  shipowners_guild: 'ship 0 .85, banner -30 .7',
  magistrates_guild: 'banner 0, temple -24 .5, scales 24 .8',
  builders_guild: 'banner 0, obelisk -24 .7, blocks 24 .9',
  decorators_guild: 'banner 0, statue -24 .7, jar 24 .9',
}

/** What the cards of all other games show, by colour. */
const KINDS = {
  brown: 'quarry 0 .9, cart 20 .8',
  grey: 'kiln -10, jar 20',
  blue: 'temple 0',
  yellow: 'stall 0',
  red: 'tower 0 1.1',
  green: 'dome 0',
  purple: 'banner 0, hut -24 .7, hut 24 .7',
}

export const PICTURES: Readonly<Record<string, string>> = {
  ...RAW,
  ...CRAFTS,
  ...CIVIL,
  ...TRADE,
  ...WAR,
  ...SCIENCE,
  ...GUILDS,
}
const PARTS: Readonly<Record<string, readonly string[]>> = { ...STRUCTURES, ...PROPS }

export interface Stroke {
  style: string
  path: string
}

export interface PlacedPart {
  /** The icon that is drawn instead of strokes. */
  icon?: string
  strokes: readonly Stroke[]
  transform: string
}

const strokes = new Map<string, readonly Stroke[]>()

function strokesOf(part: string): readonly Stroke[] {
  const known = strokes.get(part)
  if (known) return known
  const drawn = (PARTS[part] ?? []).map((line) => {
    const [material, tone, ...path] = line.split(' ')
    return { style: `m-${material} p-${tone}`, path: path.join(' ') }
  })
  strokes.set(part, drawn)
  return drawn
}

/** The parts of a card's picture, from back to front. */
export function pictureOf(name: string, colour: string): PlacedPart[] {
  const text = PICTURES[name] ?? (KINDS as Record<string, string>)[colour] ?? ''
  return text.split(', ').flatMap((words) => {
    const [part = '', x = '0', size = '1', y = '0'] = words.split(' ')
    if (!part) return []
    const transform = `translate(${x} ${y}) scale(${size})`
    return [
      part.startsWith('*') ? { icon: part.slice(1), strokes: [], transform } : { strokes: strokesOf(part), transform },
    ]
  })
}
