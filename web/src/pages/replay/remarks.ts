/** Remarks on the decisions of a game: the clear mistakes. */
import type { Message, MomentJudged } from '../../types/messages.ts'
import { type Names, say, translator } from '../../core/i18n.svelte.ts'
import { manifestOf } from '../../games/registry.ts'
import { percent } from '../../core/numbers.ts'

const GRAVE = 0.2

/** The number of the decision, from 0. */
export interface Decision {
  ply: number
  seat: number
}

export interface Remark extends Decision {
  /** As a share of a victory. */
  gain: number
  sign: '?' | '??'
  text: string
  /** The move played, and the better one. */
  played: Move
  better: Move
}

/** A decision as a sentence and as data. */
export interface Move {
  text: string
  parts: unknown
}

/** A seat's action in words for viewers in any seat. */
export function sentenceBy(game: string, message: Message, names: Names, seat: number): string {
  return manifestOf(game).sentenceOf?.(message, names, seat) ?? translator.sentence(game, message, names)
}

/** The remarks of a game in order. */
export function remarks(game: string, moments: readonly MomentJudged[], names: Names): Remark[] {
  return moments.flatMap(({ ply, verdict }) => {
    if (!verdict?.is_clear) return []
    const { seat, gain } = verdict
    const played = { text: sentenceBy(game, verdict.played, names, seat), parts: verdict.parts }
    const better = { text: sentenceBy(game, verdict.message, names, seat), parts: verdict.advice_parts }
    const text = say('web-remark', {
      who: names[seat] ?? '',
      percent: percent(gain),
      played: played.text,
      what: better.text,
    })
    return [{ ply, seat, gain, sign: gain >= GRAVE ? ('??' as const) : ('?' as const), text, played, better }]
  })
}

/** The worst first. */
export function gravest(all: readonly Remark[], most: number): Remark[] {
  return [...all].sort((a, b) => b.gain - a.gain || a.ply - b.ply).slice(0, most)
}

/** The worst of those that are close together, so that their marks on the strip do not overlap. */
export function apart(all: readonly Remark[], least: number): Remark[] {
  const kept: Remark[] = []
  for (const remark of all) if (kept.every(({ ply }) => Math.abs(ply - remark.ply) >= least)) kept.push(remark)
  return kept
}

/** What each seat lost in total, and in how many decisions. */
export function given(all: readonly Remark[], players: number): { gain: number; n: number }[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = all.filter((remark) => remark.seat === seat)
    return { gain: own.reduce((sum, { gain }) => sum + gain, 0), n: own.length }
  })
}

/** The remarks on decisions after one and up to another; of hidden choices, a list shows only the last. */
export function between(all: readonly Remark[], after: number, upTo: number): Remark[] {
  return all.filter(({ ply }) => ply > after && ply <= upTo)
}

export { percent }
