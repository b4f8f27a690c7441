/** The forms that a word of a catalogue is written in: plural, definite, neuter, and «-malt» behind a colour. */

/** What is taken off, and what is put in its place. Longer ones first. */
const endings: readonly (readonly [string, string])[] = [
  ['lakkerte', ''],
  ['lakkert', ''],
  ['farget', ''],
  ['malte', ''],
  ['malt', ''],
  ['ene', ''],
  ['ane', ''],
  ['tt', ''],
  ['er', ''],
  ['ar', ''],
  ['en', ''],
  ['et', ''],
  ['a', 'et'],
  ['a', ''],
  ['e', ''],
  ['t', ''],
  ['r', ''],
]

/** A stem shorter than this is too many things. */
const SHORTEST = 3

/** What the word may be a form of, the likeliest first; the word itself is not among them. */
export const basesOf = (word: string): readonly string[] => {
  const bases = endings.flatMap(([ending, instead]) => {
    const stem = word.endsWith(ending) ? word.slice(0, word.length - ending.length) : ''
    return stem.length < SHORTEST ? [] : [`${stem}${instead}`]
  })
  return [...new Set(bases)]
}
