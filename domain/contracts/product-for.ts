/**
 * A product row on the wire for one viewer: what was chosen, and beside it the values in force with all that follows from
 * them. Only the newest revision may be changed; an older one is shown as it was.
 */
import type { Viewer } from '../access/access.ts'
import { isWindow } from '../catalogue/model-kind.ts'
import type { Manifest, ManifestRow, RowRevision } from '../quote/quote.ts'
import { colorFact, warningsOf } from '../quote/row-facts.ts'
import { rowsAreOpen, statusFlags } from '../quote/status.ts'
import { isExpired } from '../quote/validity.ts'
import type { Configuration } from '../rules/configuration.ts'
import { offerOf } from '../rules/offer.ts'
import { wireUvalue, wireWeight } from './offer-for.ts'
import type { ProductRow } from './product.ts'
import { rowPriceFor } from './row-price-for.ts'

interface Shown {
  readonly manifest: Manifest
  /** The row as it is now. */
  readonly row: ManifestRow
  /** The revision that is shown, and its product evaluated. */
  readonly revision: RowRevision
  readonly configuration: Configuration
}

const frameFor = ({ model, values, facts }: Configuration): ProductRow['frame'] => ({
  type: model.frameType,
  frameShapeId: values.frameShapeId,
  width: values.width,
  width1: values.width1,
  width2: values.width2,
  height: values.height,
  height1: values.height1,
  height2: values.height2,
  depth: values.depth,
  depthMin: facts.depthMin,
  dividable: offerOf(model).dividerTypes.length > 0,
})

const colorsFor = ({ colors, values }: Configuration) => ({
  innerColor: colorFact(colors.inner),
  outerColor: colorFact(colors.outer),
  frameColor: colorFact(colors.frame),
  wingColor: colorFact(colors.wing),
  aluminiumClothing: { selected: values.aluminium.selected, color: colorFact(colors.cladding) },
})

const rightsFor = (viewer: Viewer, { manifest, row, revision }: Shown, now: string) => {
  const isCurrent = row.revisionId === revision.revisionId
  const isOpen = isCurrent && !isExpired(manifest, now) && rowsAreOpen(manifest.status, viewer)
  return {
    readOnly: !isCurrent || isExpired(manifest, now) || statusFlags(manifest.status, viewer).readOnly,
    editable: isOpen,
    deleteable: isOpen,
  }
}

export const productFor = (viewer: Viewer, shown: Shown, now: string): ProductRow => {
  const { manifest, row, revision, configuration } = shown
  const { model, values, facts, thermal, weight } = configuration
  return {
    orderNumber: manifest.orderNumber,
    changeNumber: 0,
    rowNumber: row.rowNumber,
    revision: revision.revisionId,
    numberOf: row.numberOf,
    model: { id: String(model.id), description: model.name },
    component: isWindow(model) ? 'Window' : 'Door',
    formType: model.formType,
    description: facts.description,
    choices: configuration.product.choices,
    frame: frameFor(configuration),
    function: values.function,
    glassCode: values.glassCode,
    spacerColor: values.spacerColor,
    ...colorsFor(configuration),
    doorType: model.doorType ?? null,
    decorLaminate: values.decorLaminate,
    numberOfVents: values.numberOfVents,
    uvalue: wireUvalue(thermal.uValue),
    weight: wireWeight(weight.totalKg),
    nobbNumber: facts.nobbNumber,
    mountingType: facts.mountingType,
    emergencyExit: facts.emergencyExit,
    stockItem: facts.stockItem,
    fastlaneQualified: facts.fastlaneObstacle === null,
    ceMarked: facts.ceMarked,
    swan: facts.swan,
    inOrderUvalue: row.inOrderUvalue,
    ...rightsFor(viewer, shown, now),
    connectToRow: null,
    price: rowPriceFor(viewer, manifest, { ...row, gross: revision.price.gross }),
    warnings: warningsOf(configuration).map(({ ruleId, sentence }) => ({ ruleId, sentence })),
  }
}
