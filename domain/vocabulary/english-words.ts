/**
 * What schedules in English say, in the words of quick entry. They are put into Norwegian where a sheet becomes lines, so that the
 * clerk reads what has been understood; whatever is not here stays as it is written, and is asked about.
 */
const englishWords: Readonly<Record<string, string>> = {
  // Openings and kinds.
  'fixed light': 'fastkarm',
  'fixed window': 'fastkarm',
  fixed: 'fastkarm',
  'top swing': 'toppsving',
  'fully reversible': 'toppsving',
  reversible: 'toppsving',
  'side swing': 'sidesving',
  'top hung': 'topphengslet',
  'side hung': 'sidehengslet',
  'bottom hung': 'bunnhengslet',
  'tilt and turn': 'dreh-kipp',
  'tilt & turn': 'dreh-kipp',
  'tilt turn': 'dreh-kipp',
  'tilt/turn': 'dreh-kipp',
  'lift and slide': 'hevskyv',
  'sliding door': 'skyvedør',
  'folding door': 'foldedør',
  'balcony door': 'balkongdør',
  'terrace door': 'terrassedør',
  'patio door': 'terrassedør',
  'entrance door': 'ytterdør',
  'front door': 'ytterdør',
  'exterior door': 'ytterdør',
  'external door': 'ytterdør',
  'double door': 'pardør',
  'basement window': 'kjellervindu',
  sidelight: 'sidefelt',
  window: 'vindu',
  door: 'dør',
  'opening inwards': 'innadslående',
  'opening outwards': 'utadslående',
  'inward opening': 'innadslående',
  'outward opening': 'utadslående',
  left: 'venstre',
  right: 'høyre',

  // Colours.
  'dark grey': 'mørk grå',
  'light grey': 'lys grå',
  white: 'hvit',
  black: 'sort',
  grey: 'grå',
  gray: 'grå',
  red: 'rød',
  green: 'grønn',
  blue: 'blå',
  brown: 'brun',
  oak: 'eik',
  unpainted: 'umalt',
  primed: 'grunnet',
  inside: 'inne',
  outside: 'ute',

  // Glass and fittings.
  'double glazing': '2-lags',
  'double glazed': '2-lags',
  'triple glazing': '3-lags',
  'triple glazed': '3-lags',
  'clear glass': 'klarglass',
  frosted: 'frostet',
  obscure: 'frostet',
  toughened: 'herdet',
  tempered: 'herdet',
  laminated: 'laminert',
  with: 'med',
  without: 'uten',
}

const gaps = (phrase: string): string => phrase.replaceAll(' ', '[\\s-]+')

/** Longer phrases first, so that «dark grey» is not read as grey. */
const anyPhrase = new RegExp(
  `(?<![\\p{L}\\d])(${Object.keys(englishWords)
    .toSorted((one, other) => other.length - one.length)
    .map(gaps)
    .join('|')})s?(?![\\p{L}\\d])`,
  'giu',
)

/** The same text with what is English in it said in Norwegian. */
export const inNorwegian = (text: string): string =>
  text.replace(
    anyPhrase,
    (said, phrase: string) => englishWords[phrase.toLowerCase().replace(/[\s-]+/g, ' ')] ?? said,
  )
