/** Norwegian names of the fields that several rows are changed in, for the dialog alone. */
import type { RowChoice } from '#domain/contracts/bulk-edit'

interface FieldName {
  readonly group: string
  readonly label: string
}

const named = (group: string, label: string): FieldName => ({ group, label })

/** What the fields are called in the editor. */
export const bulkFieldNames: Readonly<Record<RowChoice['field'], FieldName>> = {
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
