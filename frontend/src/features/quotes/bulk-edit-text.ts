/** Norwegian strings of changing several rows together. */
import type { RowChoice } from '#domain/contracts/bulk-edit'

const rows = (count: number) => (count === 1 ? '1 rad' : `${count} rader`)

export const bulkEditText = {
  tick: (rowNumber: number) => `Velg rad ${rowNumber}`,
  tickAll: 'Velg alle rader',
  bar: 'Valgte rader',
  chosen: (count: number) => `${rows(count)} valgt`,
  all: 'Velg alle',
  alike: 'Velg alle like',
  alikeHelp: 'Alle rader av samme modell',
  clear: 'Fjern valg',
  change: 'Endre valgte rader',
  done: (count: number) => `${rows(count)} er endret.`,
  undone: 'Endringen er angret.',
  undo: 'Angre',
  close: 'Lukk',
  title: (count: number) => `Endre ${rows(count)}`,
  field: 'Hva skal endres',
  fieldHint: 'Velg, eller skriv for å søke',
  value: 'Ny verdi',
  valueHint: 'Velg en verdi',
  noMatch: 'Ingen treff',
  noFields: 'Radene har ingen valg til felles.',
  loading: 'Regner ut …',
  with: (label: string) => `${label}: med`,
  without: (label: string) => `${label}: uten`,
  allHave: 'har alle',
  someHave: (have: number, of: number) => `har ${have} av ${of}`,
  canGet: (can: number, of: number) => `kan velges på ${can} av ${of}`,
  nobodyCan: 'kan ikke velges på noen',
  preview: 'Slik blir radene',
  row: 'Rad',
  product: 'Produkt',
  price: 'Pris eks. mva',
  uValue: 'U-verdi',
  hasIt: 'Har det allerede',
  refused: 'Endres ikke',
  quote: 'Tilbudet',
  sum: 'Sum inkl. mva',
  apply: (count: number) => (count === 0 ? 'Ingen rader å endre' : `Endre ${rows(count)}`),
  cancel: 'Avbryt',
} as const

interface FieldName {
  readonly group: string
  readonly label: string
}

const named = (group: string, label: string): FieldName => ({ group, label })

/** What the fields are called in the editor. */
export const fieldNames: Readonly<Record<RowChoice['field'], FieldName>> = {
  frameShapeId: named('Mål', 'Form'),
  function: named('Funksjon', 'Åpningsfunksjon'),
  glassCode: named('Glass', 'Glass'),
  spacerColor: named('Glass', 'Avstandslist'),
  panelProperties: named('Glass', 'Egenskaper for glasset'),
  innerColor: named('Farger', 'Innvendig farge'),
  outerColor: named('Farger', 'Utvendig farge'),
  frameColor: named('Farger', 'Karmfarge'),
  wingColor: named('Farger', 'Farge på dørblad'),
  aluminium: named('Farger', 'Aluminiumskledning'),
  aluminiumColor: named('Farger', 'Farge på kledning'),
  panelQualityId: named('Farger', 'Overflate'),
  decorLaminate: named('Farger', 'Laminat'),
  doorHandleId: named('Beslag', 'Vrider'),
  hingeId: named('Beslag', 'Hengsler'),
  lockId: named('Beslag', 'Lås'),
  cylinderId: named('Beslag', 'Sylinder'),
  smartlockId: named('Beslag', 'Smartlås'),
  extralock: named('Beslag', 'Ekstralås'),
  kickplateOutside: named('Beslag', 'Sparkeplate ute'),
  kickplateInside: named('Beslag', 'Sparkeplate inne'),
  closerId: named('Beslag', 'Dørlukker'),
  closerColor: named('Beslag', 'Farge på dørlukker'),
  binocular: named('Beslag', 'Dørkikkert'),
  depth: named('Karm og utforing', 'Karmdybde'),
  extensionJamb: named('Karm og utforing', 'Utforing montert'),
  extensionJambBottom: named('Karm og utforing', 'Utforing også under'),
  extensionJambMaterial: named('Karm og utforing', 'Materiale i utforing'),
  featherSize: named('Karm og utforing', 'Fjær'),
  extensionJambGroove: named('Karm og utforing', 'Foringsspor'),
  flowerBoard: named('Karm og utforing', 'Blomsterbrett'),
  flowerBoardMaterial: named('Karm og utforing', 'Materiale i blomsterbrett'),
  flowerBoardHeight: named('Karm og utforing', 'Tykkelse på blomsterbrett'),
  woodtypeId: named('Tilvalg', 'Treslag'),
  mountingId: named('Tilvalg', 'Montering'),
  numberOfVents: named('Tilvalg', 'Ventiler'),
  misc: named('Tilvalg', 'Tilvalg'),
}
