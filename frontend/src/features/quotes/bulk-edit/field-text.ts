/** Norwegian names of the fields that several rows are changed in, for the dialog alone. */

import type { RowChoice } from '#domain/contracts/bulk-edit'
import { texts } from '#domain/texts/texts'

interface FieldName {
  readonly group: string
  readonly label: string
}

/** What the fields are called in the editor. */
export const bulkFieldNames: Readonly<Record<RowChoice['field'], FieldName>> = texts(
  'quotes/bulk-edit/field.bulk-field-names',
  {
    frameShapeId: { group: 'Mål', label: 'Form' },
    function: { group: 'Funksjon', label: 'Åpningsfunksjon' },
    glassCode: { group: 'Glass', label: 'Glass' },
    spacerColor: { group: 'Glass', label: 'Avstandslist' },
    panelProperties: { group: 'Glass', label: 'Egenskaper for glasset' },
    innerColor: { group: 'Farger', label: 'Innvendig farge' },
    outerColor: { group: 'Farger', label: 'Utvendig farge' },
    frameColor: { group: 'Farger', label: 'Karmfarge' },
    wingColor: { group: 'Farger', label: 'Farge på dørblad' },
    aluminium: { group: 'Farger', label: 'Aluminiumskledning' },
    aluminiumColor: { group: 'Farger', label: 'Farge på kledning' },
    panelQualityId: { group: 'Farger', label: 'Overflate' },
    decorLaminate: { group: 'Farger', label: 'Laminat' },
    doorHandleId: { group: 'Beslag', label: 'Vrider' },
    hingeId: { group: 'Beslag', label: 'Hengsler' },
    lockId: { group: 'Beslag', label: 'Lås' },
    cylinderId: { group: 'Beslag', label: 'Sylinder' },
    smartlockId: { group: 'Beslag', label: 'Smartlås' },
    extralock: { group: 'Beslag', label: 'Ekstralås' },
    kickplateOutside: { group: 'Beslag', label: 'Sparkeplate ute' },
    kickplateInside: { group: 'Beslag', label: 'Sparkeplate inne' },
    closerId: { group: 'Beslag', label: 'Dørlukker' },
    closerColor: { group: 'Beslag', label: 'Farge på dørlukker' },
    binocular: { group: 'Beslag', label: 'Dørkikkert' },
    depth: { group: 'Karm og utforing', label: 'Karmdybde' },
    extensionJamb: { group: 'Karm og utforing', label: 'Utforing montert' },
    extensionJambBottom: { group: 'Karm og utforing', label: 'Utforing også under' },
    extensionJambMaterial: { group: 'Karm og utforing', label: 'Materiale i utforing' },
    featherSize: { group: 'Karm og utforing', label: 'Fjær' },
    extensionJambGroove: { group: 'Karm og utforing', label: 'Foringsspor' },
    flowerBoard: { group: 'Karm og utforing', label: 'Blomsterbrett' },
    flowerBoardMaterial: { group: 'Karm og utforing', label: 'Materiale i blomsterbrett' },
    flowerBoardHeight: { group: 'Karm og utforing', label: 'Tykkelse på blomsterbrett' },
    woodtypeId: { group: 'Tilvalg', label: 'Treslag' },
    mountingId: { group: 'Tilvalg', label: 'Montering' },
    numberOfVents: { group: 'Tilvalg', label: 'Ventiler' },
    misc: { group: 'Tilvalg', label: 'Tilvalg' },
  },
)
