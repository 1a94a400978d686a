/** Short sounds made with Web Audio, and the vibration that goes with them. */
import { settings } from './settings.svelte.ts'

export type Sound = 'turn' | 'card' | 'coins' | 'conflict' | 'token' | 'victory'

/** A tone: when it starts and how long it lasts, in seconds, and its pitch in hertz. */
interface Tone {
  at: number
  hertz: number
  length: number
  shape?: OscillatorType
}

interface Signal {
  tones: readonly Tone[]
  /** Milliseconds of vibration, pause, vibration. */
  vibration: number[]
}

export const SIGNALS: Readonly<Record<Sound, Signal>> = {
  turn: { tones: tones(0.12, 587, 880), vibration: [60] },
  card: { tones: tones(0.04, 330, 220, 'triangle'), vibration: [] },
  coins: { tones: tones(0.06, 1568, 2093), vibration: [] },
  conflict: { tones: tones(0.1, 110, 82, 'sawtooth'), vibration: [40, 30, 40] },
  token: { tones: tones(0.07, 784, 1175, 'triangle'), vibration: [30] },
  victory: {
    tones: [523, 659, 784, 1047].map((hertz, i) => ({ at: i * 0.14, hertz, length: 0.35 })),
    vibration: [80, 60, 160],
  },
}

/** The event names of all games that have a sound. */
const HEARD: Readonly<Record<string, Sound>> = {
  build: 'card',
  free: 'card',
  stage: 'card',
  wonder: 'card',
  draft: 'card',
  revive: 'card',
  take: 'card',
  keep: 'card',
  sell: 'coins',
  income: 'coins',
  'lose-coins': 'coins',
  pawn: 'conflict',
  conflict: 'conflict',
  battle: 'conflict',
  token: 'token',
  'token-stack': 'token',
}
const RANK: readonly Sound[] = ['conflict', 'token', 'coins', 'card']

const AFTERWARDS = 200 // milliseconds for the last tone to fade away
let audio: AudioContext | null = null
let silence: ReturnType<typeof setTimeout> | undefined

function tones(length: number, first: number, second: number, shape: OscillatorType = 'sine'): Tone[] {
  return [
    { at: 0, hertz: first, length, shape },
    { at: length, hertz: second, length: length * 2, shape },
  ]
}

/** The sound of simultaneous events: that of the most important one. */
export function soundOf(events: readonly { event: { event: string } }[]): Sound | null {
  const heard = events.map(({ event }) => HEARD[event.event])
  return RANK.find((sound) => heard.includes(sound)) ?? null
}

/** Plays a sound, unless sound is off. Browsers allow it only after the user has touched the page. */
export function play(sound: Sound): void {
  if (!settings.sound || !isTouched()) return
  const signal = SIGNALS[sound]
  if (signal.vibration.length && 'vibrate' in navigator) navigator.vibrate(signal.vibration)
  if (typeof AudioContext === 'undefined' || !settings.volume) return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  for (const tone of signal.tones) sing(audio, tone)
  const seconds = Math.max(...signal.tones.map(({ at, length }) => at + length))
  clearTimeout(silence) // an idle audio device would keep using power
  silence = setTimeout(() => void audio?.suspend(), 1000 * seconds + AFTERWARDS)
}

/** Whether the user has touched the page; before that, browsers refuse and log a warning. */
function isTouched(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.hasBeenActive
}

function sing(context: AudioContext, { at, hertz, length, shape = 'sine' }: Tone): void {
  const start = context.currentTime + at
  const voice = new OscillatorNode(context, { type: shape, frequency: hertz })
  const loudness = new GainNode(context, { gain: 0 })
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(settings.volume * 0.2, start + 0.01)
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(loudness).connect(context.destination)
  voice.start(start)
  voice.stop(start + length)
}
