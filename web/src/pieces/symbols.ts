/** How the pieces of a catalogue are shown in symbols: the icons of each effect, in order. */
import type { IconName } from '../icons/names.ts'

/** An effect from the catalogue; `message` is its sentence. */
export interface Effect {
  verb: string
  amount: number
  what: string
  where?: string
  message?: { id: string; values: Record<string, unknown> }
}

/** A part of a row of symbols: an icon, an icon with a number on it, or a sign between icons. */
export type Mark =
  { icon: IconName; kind?: string } | { icon: IconName; number: number | string } | { sign: string } | { kind: string }

const COLOURS = ['brown', 'grey', 'yellow', 'blue', 'green', 'red', 'purple']
const WHERE: Record<string, IconName> = { left: 'arrow-left', right: 'arrow-right', 'left right': 'arrow-both' }
const COUNTED: Record<string, IconName> = {
  stage: 'stage',
  wonder: 'wonder',
  token: 'token',
  defeat: 'defeat',
  victory: 'victory',
  cat: 'cat',
}
const ALONE = [
  'play-again',
  'revive',
  'library',
  'seventh',
  'copy',
  'first-of-colour',
  'first-card',
  'last-card',
  'economy',
  'theology',
  'choose-token',
  'search',
  'any-resources',
  'double-coin',
  'wild-science',
  'cat',
] as const
/** Cards with one symbol. */
export const GOODS: Record<string, IconName> = {
  wood: 'W',
  stone: 'S',
  clay: 'C',
  papyrus: 'P',
  glass: 'G',
  coin: 'coin',
  compass: 'compass',
  gear: 'gear',
  tablet: 'tablet',
}
const CARDS: Record<string, IconName> = {
  ...GOODS,
  red1: 'horn',
  red2: 'horn',
  stage: 'stage',
}

/** The icon of a resource letter. */
export const resourceIcon = (letter: string): IconName => letter as IconName

/** The symbols of an effect. */
export function marksOf(effect: Effect): Mark[] {
  const { verb, amount, what } = effect
  if ((ALONE as readonly string[]).includes(verb)) return [{ icon: verb as IconName }]
  switch (verb) {
    case 'produce':
      return [...what].map((letter) => ({ icon: resourceIcon(letter) }))
    case 'produce-one':
      return between(
        [...what].map((letter) => ({ icon: resourceIcon(letter) })),
        '/',
      )
    case 'fixed-price':
      return [
        ...[...what].map((letter) => ({ icon: resourceIcon(letter) })),
        { sign: '=' },
        { icon: 'coin', number: 1 },
      ]
    case 'discount':
      return discount(effect)
    case 'points':
    case 'points-if-complete':
    case 'points-complete':
    case 'points-both':
      return points(effect)
    case 'points-per':
    case 'most-points':
      return per({ icon: 'points', number: amount }, effect)
    case 'coins':
      return [{ icon: 'coin', number: amount }]
    case 'coin':
      return [{ icon: 'coin' }]
    case 'coins-per':
    case 'most-coins':
      return per({ icon: 'coin', number: amount }, effect)
    case 'coins-on-chain':
      return [{ icon: 'chain' }, { sign: '=' }, { icon: 'coin', number: amount }]
    case 'opponent-loses':
      return [{ icon: 'opponent' }, { icon: 'coin', number: `−${amount}` }]
    case 'shields':
    case 'more-shields':
      return [...(verb === 'more-shields' ? [{ kind: 'red' }, { sign: '+' }] : []), ...times('shield', amount)]
    case 'horns':
      return times('horn', amount)
    case 'science':
      return what ? [{ icon: what as IconName }] : []
    case 'destroy':
      return [{ icon: 'destroy' }, { kind: what }]
    case 'free-once':
      return [{ icon: 'free', number: 1 }]
    case 'take':
      return what === 'both'
        ? [{ icon: 'arrow-left' }, { icon: 'extra-card' }, { icon: 'arrow-right' }]
        : [{ icon: 'extra-card' }]
    case 'extra-card':
      return [
        ...between(
          what.split(' ').map((card) => ({ icon: CARDS[card] ?? 'cards' })),
          '/',
        ),
        { sign: '→' },
        { icon: 'extra-card' },
      ]
    default:
      return []
  }
}

function points({ verb, amount }: Effect): Mark[] {
  const laurel: Mark = { icon: 'points', number: amount }
  return verb === 'points-if-complete' || verb === 'points-complete'
    ? [laurel, { sign: '/' }, { icon: 'stage' }]
    : [laurel]
}

function discount({ amount, what, where }: Effect): Mark[] {
  if (!where) return [what === 'wonder' ? { icon: 'wonder' } : { kind: what }, { sign: `−${amount}` }]
  const goods = between(
    [...what].map((letter): Mark => ({ icon: resourceIcon(letter) })),
    '/',
  )
  return [{ icon: WHERE[where] ?? 'arrow-both' }, ...goods, { icon: 'coin', number: amount }]
}

function per(gain: Mark, { verb, what, where }: Effect): Mark[] {
  const things = what
    .split(' ')
    .map((thing): Mark =>
      COLOURS.includes(thing)
        ? { kind: thing }
        : thing === 'coin_set'
          ? { icon: 'coin', number: 3 }
          : { icon: COUNTED[thing] ?? 'cards' },
    )
  const places: Mark[] = where?.includes('left')
    ? [{ icon: 'arrow-both' }]
    : verb.startsWith('most')
      ? [{ icon: 'opponent' }]
      : []
  return [gain, { sign: '/' }, ...things, ...places]
}

function times(icon: IconName, n: number): Mark[] {
  return n > 3 ? [{ icon, number: n }] : Array.from({ length: n }, () => ({ icon }))
}

function between(marks: Mark[], sign: string): Mark[] {
  return marks.flatMap((mark, i) => (i ? [{ sign }, mark] : [mark]))
}

/** The gap between two symbols on the head of a card, in their own size; with less, badges of colours touch. */
const GAP = 0.14

/** The width of a row of symbols, in their own size: signs are narrower than icons. */
export function widthOf(marks: readonly Mark[]): number {
  return (
    marks.reduce((sum, mark) => sum + ('sign' in mark ? 0.1 + 0.32 * mark.sign.length : 1), 0) +
    GAP * Math.max(0, marks.length - 1)
  )
}

/** Rows of symbols in a box: side by side if there are few, and as large as fits (in units of the box). */
export function fitted(
  rows: readonly (readonly Mark[])[],
  width: number,
  height: number,
  most: number,
): { isLine: boolean; size: number } {
  const widths = rows.map(widthOf)
  const total = widths.reduce((sum, each) => sum + each + 0.16, 0)
  const isLine = rows.length < 3 && total * most <= width
  return {
    isLine,
    size: isLine ? most : Math.min(most, width / Math.max(1, ...widths), height / (1.06 * Math.max(1, rows.length))),
  }
}

/** One, several or none as a list. */
export function asList<T>(value: T | T[] | null | undefined): T[] {
  return value === null || value === undefined ? [] : Array.isArray(value) ? value : [value]
}
