/** What the groups of the editor's fields are called, and fields that have a name of their own there. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('editor/fields')

export const groupText = texts('editor/fields.group', {
  dimensions: 'Mål',
  function: 'Funksjon',
  glass: 'Glass',
  colors: 'Farger',
  bars: 'Sprosser og poster',
  fittings: 'Beslag',
  lining: 'Karm og utforing',
  extras: 'Tilvalg',
} as const)

/** Fields that are called otherwise here than where a sentence names them. */
export const editorFieldText: Readonly<Record<string, string>> = texts('editor/fields.editor-field', {
  angle1: 'Vinkel venstre',
  angle2: 'Vinkel høyre',
  innerColor: 'Innvendig',
  outerColor: 'Utvendig',
  frameColor: 'Karm',
  wingColor: 'Dørblad',
  aluminiumColor: 'Farge på kledning',
  decorLaminate: 'Laminat',
  extensionJamb: 'Utforing montert',
  woodtypeId: 'Tresort',
  breastworkHeight: 'Brystning',
  panelProperties: 'Egenskaper',
  solidPanelQualities: 'Overflate på tett fylling',
  'depth-with-jamb': 'Total dybde',
})

export const entryText = texts('editor/fields.entry', { pieces: 'stk.', keysyncExample: 'F.eks. A' } as const)

export const groupSummaryText = texts('editor/fields.group-summary', {
  depth: (depth: number) => say`Karm ${depth}\u00a0mm`,
  jamb: 'utforing',
  flowerBoard: 'blomsterbrett',
} as const)
