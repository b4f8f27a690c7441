/** What the groups of the editor's fields are called, and fields that have a name of their own there. */

export const groupText = {
  dimensions: 'Mål',
  function: 'Funksjon',
  glass: 'Glass',
  colors: 'Farger',
  bars: 'Sprosser og poster',
  fittings: 'Beslag',
  lining: 'Karm og utforing',
  extras: 'Tilvalg',
} as const

/** Fields that are called otherwise here than where a sentence names them. */
export const editorFieldText: Readonly<Record<string, string>> = {
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
}

export const pieces = 'stk.'
export const keysyncExample = 'F.eks. A'

export const groupSummaryText = {
  depth: (depth: number) => `Karm ${depth}\u00a0mm`,
  jamb: 'utforing',
  flowerBoard: 'blomsterbrett',
} as const
