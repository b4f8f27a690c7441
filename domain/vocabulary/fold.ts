/** How words are compared: without case, accents, Norwegian letters, hyphens and spaces. «Kjøkken», «KJOEKKEN» and «kjokken» are one, and so are
 * «vindu» and «vindauge». */

/** Letters that are written in two ways on keyboards without them; `NFD` takes the ring off å by itself. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\p{M}/gu, ''],
  [/ø/g, 'o'],
  [/æ/g, 'ae'],
  [/aa/g, 'a'],
  [/oe/g, 'o'],
  [/[^\p{L}\p{N}]/gu, ''],
  // Nynorsk: the one word that every compound of ours ends with.
  [/vindauga?e?/g, 'vindu'],
]

export const fold = (text: string): string =>
  spellings.reduce((folded, [from, to]) => folded.replace(from, to), text.toLowerCase().normalize('NFD'))
