/** What is worth saying of the decisions of a game: those that clearly gave something away. */
import type { Message, MomentJudged } from '../../types/messages.ts'
import { type Names, say, translator } from '../../core/i18n.svelte.ts'
import { manifestOf } from '../../games/registry.ts'
import { percent } from '../../core/numbers.ts'

const GRAVE = 0.2

/** Whose decision, counted from 0. */
export interface Decision {
  ply: number
  seat: number
}

export interface Remark extends Decision {
  /** Of a victory. */
  gain: number
  sign: '?' | '??'
  text: string
  /** What was done, and what would have been better. */
  played: Move
  better: Move
}

/** A decision as a sentence and as data. */
export interface Move {
  text: string
  parts: unknown
}

/** A seat's action in words for everybody, who may sit elsewhere. */
export function sentenceBy(game: string, phrase: Message, names: Names, seat: number): string {
  return manifestOf(game).sentenceOf?.(phrase, names, seat) ?? translator.sentence(game, phrase, names)
}

/** The remarks of a game in order. */
export function remarks(game: string, moments: readonly MomentJudged[], names: Names): Remark[] {
  return moments.flatMap(({ ply, verdict }) => {
    if (!verdict?.is_clear) return []
    const { seat, gain } = verdict
    const played = { text: sentenceBy(game, verdict.played, names, seat), parts: verdict.parts }
    const better = { text: sentenceBy(game, verdict.phrase, names, seat), parts: verdict.advice_parts }
    const text = say('web-remark', {
      who: names[seat] ?? '',
      percent: percent(gain),
      played: played.text,
      what: better.text,
    })
    return [{ ply, seat, gain, sign: gain >= GRAVE ? ('??' as const) : ('?' as const), text, played, better }]
  })
}

/** The gravest first. */
export function gravest(found: readonly Remark[], most: number): Remark[] {
  return [...found].sort((a, b) => b.gain - a.gain || a.ply - b.ply).slice(0, most)
}

/** The gravest of those that lie near each other, so that their signs on a strip can be told apart. */
export function apart(found: readonly Remark[], least: number): Remark[] {
  const kept: Remark[] = []
  for (const remark of found) if (kept.every(({ ply }) => Math.abs(ply - remark.ply) >= least)) kept.push(remark)
  return kept
}

/** What each seat gave away in all, and in how many decisions. */
export function given(found: readonly Remark[], players: number): { gain: number; n: number }[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = found.filter((remark) => remark.seat === seat)
    return { gain: own.reduce((sum, { gain }) => sum + gain, 0), n: own.length }
  })
}

/** Those of the decisions after one and up to another: of choices made unseen a list tells only the last. */
export function between(found: readonly Remark[], after: number, upTo: number): Remark[] {
  return found.filter(({ ply }) => ply > after && ply <= upTo)
}

export { percent }
