/** Hyphenation of long words: browsers know it only for some languages, and a name broken anywhere is unreadable. */

const SOFT = '\u00AD'
const LONG = 10 // letters
const VOWEL = '[aeiouyáâãàéêíóôõú]'
/** Before a consonant between vowels, and between two consonants that do not belong together. */
const SYLLABLES = new RegExp(
  `(?<=${VOWEL})(?=(?!${VOWEL})\\p{L}${VOWEL})|(?<=${VOWEL}(?:ss|[lmnrs]))(?=[bcçdfgjmnpqstvwz]${VOWEL})`,
  'giu',
)

/** The text with a soft hyphen near the middle of each long word, between two syllables. */
export function hyphenated(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word)))
}

function broken(word: string): string {
  const breaks = [...word.matchAll(SYLLABLES)].map(({ index }) => index).filter((at) => at > 2 && at < word.length - 2)
  if (!breaks.length) return word
  const middle = word.length / 2
  const at = breaks.reduce((best, next) => (Math.abs(next - middle) <= Math.abs(best - middle) ? next : best))
  return word.slice(0, at) + SOFT + word.slice(at)
}
