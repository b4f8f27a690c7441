/** Beginnings of headings as they are met in schedules of architects and builders, Norwegian and English; the first that fits counts. */
export const headingWords = {
  hand: [
    'slagretning',
    'slag retning',
    'hengsling',
    'hengselside',
    'hengslet side',
    'venstre/høyre',
    'v/h',
    'h/v',
    'handing',
    'hinge side',
  ],
  count: ['antall', 'ant', 'stk', 'mengde', 'qty', 'quantity', 'number of', 'no. of', 'pcs'],
  outside: [
    'farge utvendig',
    'utvendig farge',
    'utvendig',
    'farge ute',
    'external colo',
    'colour outside',
    'color outside',
    'outside',
  ],
  inside: [
    'farge innvendig',
    'innvendig farge',
    'innvendig',
    'farge inne',
    'internal colo',
    'colour inside',
    'color inside',
    'inside',
  ],
  width: ['bredde', 'b', 'karmbredde', 'width', 'frame width', 'br', 'w'],
  height: ['høyde', 'h', 'karmhøyde', 'height', 'frame height', 'hø'],
  size: ['mål', 'størrelse', 'karmmål', 'dimensjon', 'bxh', 'modul', 'size', 'dimension', 'wxh'],
  words: [
    'type',
    'modell',
    'model',
    'produkt',
    'product',
    'vare',
    'beskrivelse',
    'description',
    'funksjon',
    'åpning',
    'opening',
    'slag',
    'farge',
    'colour',
    'color',
    'glass',
    'glazing',
    'tilvalg',
    'kledning',
    'form',
  ],
  remark: ['merknad', 'kommentar', 'comment', 'notat', 'note', 'remark'],
  reference: [
    'merking',
    'mark',
    'referanse',
    'ref',
    'id',
    'pos',
    'nr',
    'no',
    'tag',
    'rom',
    'room',
    'plassering',
    'location',
    'littera',
    'navn',
    'name',
    'vindu nr',
  ],
} as const

/** How the line of a sum begins; it is no row of windows. */
export const sumWords = ['sum', 'totalt', 'total', 'i alt', 'antall totalt', 'grand total'] as const

/** What a column of hands says for each side. */
export const handWords = {
  venstre: ['v', 'venstre', 'venstrehengslet', 'l', 'left', 'lh'],
  høyre: ['h', 'høyre', 'høyrehengslet', 'r', 'right', 'rh'],
} as const

/** A heading that says its figures are modules of the opening. */
export const MODULE_WORD = 'modul'
