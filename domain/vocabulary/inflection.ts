/** The forms that a word of a catalogue is written in: plural, definite, neuter, genitive, dialect, and «-malt» behind a colour. */

/** What is taken off, and what is put in its place. Longer ones first. */
const endings: readonly (readonly [string, string])[] = [
  ['sglass', ''],
  ['glass', ''],
  ['typen', ''],
  ['type', ''],
  ['lakkerte', ''],
  ['lakkert', ''],
  ['beiset', 'beis'],
  ['beisa', 'beis'],
  ['farget', ''],
  ['farga', ''],
  ['malte', ''],
  ['malt', ''],
  ['mala', ''],
  ['ede', 'et'],
  ['ete', 'et'],
  ['mene', ''],
  ['met', ''],
  ['ene', ''],
  ['ane', ''],
  ['tt', ''],
  ['er', ''],
  ['ar', ''],
  ['en', ''],
  ['en', 'e'],
  ['et', ''],
  ['a', 'et'],
  ['a', ''],
  ['e', ''],
  ['t', ''],
  ['r', ''],
  ['n', ''],
  ['s', ''],
]

/** Sounds that dialects and nynorsk write otherwise, wherever they stand in a word: «kvitmalt», «blåsvart». */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/kvit/, 'hvit'],
  [/hvid/, 'hvit'],
  [/svart/, 'sort'],
  [/sort/, 'svart'],
  [/gron$/, 'gronn'],
  [/raud/, 'rod'],
  [/hogre/, 'hoyre'],
  [/vinstre/, 'venstre'],
  [/kjellar/, 'kjeller'],
  [/meister/, 'mester'],
]

const soundsOf = (word: string): readonly string[] =>
  sounds.map(([from, to]) => word.replace(from, to)).filter((other) => other !== word)

/** A stem shorter than this is too many things. */
const SHORTEST = 3

/** What the word may be a form of, the likeliest first; the word itself is not among them. */
export const basesOf = (word: string): readonly string[] => {
  const bases = [word, ...soundsOf(word)].flatMap((form) => [form, ...withoutEndings(form)])
  return [...new Set(bases)].filter((base) => base !== word)
}

const withoutEndings = (word: string): readonly string[] =>
  endings.flatMap(([ending, instead]) => {
    const stem = word.endsWith(ending) ? word.slice(0, word.length - ending.length) : ''
    return stem.length < SHORTEST ? [] : [`${stem}${instead}`]
  })
