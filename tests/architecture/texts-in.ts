/**
 * The texts of a source that are for people, as far as its syntax tells them: literals and templates that are Norwegian by their
 * letters, their quotation marks or their words, and whatever JSX shows or has read aloud.
 */
import { parseSync } from '@swc/core'

/** Attributes that a browser, or a widget, shows or reads aloud. */
const SHOWN = new Set([
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'alt',
  'label',
  'description',
])

const NORWEGIAN_LETTERS = /[æøåÆØÅ«»]/

/** Words that stand in Norwegian sentences and labels and mean nothing else in code; a single word in lower case may be an address. */
const WORDS = [
  ...[
    'og',
    'ikke',
    'eller',
    'til',
    'som',
    'av',
    'med',
    'ved',
    'fra',
    'uten',
    'ingen',
    'er',
    'har',
    'kan',
    'blir',
  ],
  ...[
    'rad',
    'rader',
    'vindu',
    'bredde',
    'farge',
    'antall',
    'tilbud',
    'kunde',
    'pris',
    'rabatt',
    'navn',
    'lys',
  ],
  ...[
    'ukjent',
    'feil',
    'laster',
    'henter',
    'starter',
    'avbryt',
    'lukk',
    'angre',
    'velg',
    'skriv',
    'slett',
    'fjern',
  ],
  ...[
    'lagre',
    'lagret',
    'endre',
    'endret',
    'vis',
    'legg',
    'uke',
    'bestill',
    'bestilt',
    'bestilling',
    'levering',
  ],
  ...[
    'forhandler',
    'byggmester',
    'karm',
    'sprosse',
    'sprosser',
    'tilvalg',
    'innvendig',
    'utvendig',
    'bilder',
    'nei',
    'ja',
  ],
  ...[
    'felt',
    'rute',
    'ruter',
    'ramme',
    'minst',
    'fjær',
    'tykt',
    'dypt',
    'utstikk',
    'glassegenskap',
    'gjelder',
    'treslag',
    'karmtype',
  ],
]
const NORWEGIAN_WORD = new RegExp(
  String.raw`(?<![\p{L}\d_/:.#-])(?:${WORDS.join('|')})(?![\p{L}\d_/:@-]|\.\p{L})`,
  'iu',
)
const MAY_BE_ADDRESS = /^[a-z\d-]*$/
/** Single words in lower case that are no address, and are told to people. */
const NO_ADDRESS = new Set(['endret', 'antall', 'rabatt', 'innvendig', 'utvendig', 'inne', 'ute', 'ingen'])

/** Names of keys as they are printed on them, units, names of firms, and the one word that D-226 asks for. */
const NOT_TRANSLATED = new Set([
  ...['Enter', 'Tab', 'Ctrl+', 'kg', 'mm', 'W/(m²K)', 'Lysvåg', 'Lysvåg Vindu og Dør', 'Error'],
])

const isNorwegian = (text: string): boolean =>
  NORWEGIAN_LETTERS.test(text) ||
  NO_ADDRESS.has(text) ||
  (!MAY_BE_ADDRESS.test(text) && NORWEGIAN_WORD.test(text))

interface Node {
  readonly type?: unknown
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const shownBy = ({ type, name, value, raw }: Node): string | null => {
  if (type === 'StringLiteral') return isNorwegian(String(value)) ? String(value) : null
  if (type === 'TemplateElement') return isNorwegian(String(raw)) ? String(raw) : null
  if (type === 'JSXText') return String(value)
  const isShown = type === 'JSXAttribute' && isNode(name) && SHOWN.has(String(name.value))
  return isShown && isNode(value) && value.type === 'StringLiteral' ? String(value.value) : null
}

const found = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(found)
  if (!isNode(value)) return []
  const own = shownBy(value)
  if (own !== null) return [own.trim()]
  return Object.values(value).flatMap(found)
}

export const textsIn = (source: string, isJsx = true): readonly string[] =>
  found(parseSync(source, { syntax: 'typescript', tsx: isJsx }).body).filter(
    (text) => /[\p{L}«»]/u.test(text) && !NOT_TRANSLATED.has(text),
  )
