/** What is wrong with the catalogue, in words for whoever looks after it. */
const tableNames = {
  model: 'modell',
  group: 'produktgruppe',
  frameType: 'karmtype',
  function: 'funksjon',
  glass: 'glass',
  spacer: 'avstandslist',
  doorPattern: 'dørmønster',
  divider: 'post',
  crossbar: 'sprosse',
  property: 'egenskap',
  glassProperty: 'egenskap av glass',
  quality: 'panelkvalitet',
  laminate: 'laminat',
  option: 'tilvalg',
  wood: 'treslag',
  mounting: 'montering',
  groove: 'foringsspor',
  jamb: 'utforing',
  flowerBoard: 'blomsterbrett',
  closerColor: 'lukkerfarge',
  extra: 'hurtigvalg',
  article: 'artikkel',
  doorHandle: 'vrider',
  hinge: 'hengsel',
  lock: 'lås',
  cylinder: 'sylinder',
  smartlock: 'smartlås',
  kickplate: 'sparkeplate',
  closer: 'dørlukker',
  binocular: 'dørkikkert',
  sizeLimit: 'målgrense',
  color: 'farge',
} as const
export type TableName = keyof typeof tableNames

/** 'modell 1002'. */
export const tableRowText = (table: TableName, ...ids: readonly (string | number)[]): string =>
  [tableNames[table], ...ids].join(' ')

export const findingText = {
  double: 'finnes to ganger',
  leftOut: (rgbHex: string) => `utelates: ${findingText.unreadable(rgbHex)}`,
  unreadable: (rgbHex: string) => `rgbHex «${rgbHex}» kan ikke leses`,
  noStandardColor: 'har ingen standardfarge',
  noPrice: 'har ingen gyldig pris',
  fireGlass: 'brannklasse og egenskapen brannglass hører sammen',
  noGlassOfClass: (fireClass: string) => `ikke noe glass har brannklasse ${fireClass}`,
  kickplate: 'høyde og metall hører sammen',
  closer: 'er enten skjult eller har en lengde',
  foreignFunction: 'standardfunksjonen er ikke en av dens',
  foreignShape: 'standardformen er ikke en av dens',
  wrongGlass: 'standardglasset passer ikke til modellen',
  missing: (row: string) => `${row} finnes ikke`,
  noLimit: (id: string) => `funksjon ${id} har ingen målgrense`,
  emptyLimit: (id: string) => `målgrensen for ${id} er tom`,
  emptyArea: 'arealgrensen er tom',
  outsideLimit: (size: string) => `standardmålet ${size} er utenfor målgrensen`,
  empty: 'er tom',
  depths: 'karmdybdene stiger ikke fra en grunndybde',
  glassThickness: 'glasstykkelsene er tomme',
  thickestGlass: 'det tykkeste glasset får ikke plass',
} as const

/** What is wrong with the range that is sold. */
export const rangeText = {
  foreignStart: (field: string, start: string | number | null) =>
    `${field} begynner med ${start}, som ikke kan velges`,
  unmade: 'kan ikke lages',
  breaks: (ruleId: string) => `bryter ${ruleId} slik den kommer`,
  unpriced: (what: string | number) => `mangler pris for ${what}`,
  free: 'koster ingenting',
  unreachable: 'kan ikke velges på noen modell',
  noPrice: 'har ingen pris',
} as const
