/**
 * A product row on the wire for one viewer: what was chosen, and beside it the values in force with all that follows from
 * them. Only the newest revision may be changed; an older one is shown as it was.
 */

import type { Viewer } from '#domain/access/access'
import { sees } from '#domain/access/money'
import { LOW_THRESHOLD } from '#domain/catalogue/data/misc'
import { COUPLED } from '#domain/catalogue/data/wood-and-mounting'
import { isWindow } from '#domain/catalogue/model-kind'
import type { ColorLists } from '#domain/catalogue/types'
import { apiMoney } from '#domain/contracts/money'
import type { ProductRow } from '#domain/contracts/product'
import type { InnerArea } from '#domain/contracts/product-parts'
import type { Choices } from '#domain/product/product'
import { connectionWarnings, mountingOf } from '#domain/quote/connections/as-connected'
import { followed } from '#domain/quote/connections/connected-rows'
import { rowsAreOpen, statusFlags } from '#domain/quote/life/status'
import { isExpired } from '#domain/quote/life/validity'
import { kindOfQuote } from '#domain/quote/money/visible-money'
import type { Manifest, ManifestRow, RowRevision } from '#domain/quote/quote'
import { warningsOf } from '#domain/quote/rows/row-facts'
import { assortmentOf } from '#domain/rules/assortment'
import type { Configuration } from '#domain/rules/configuration'
import { apiUvalue, apiWeight } from './offer-for.ts'
import { type ProductOptions, productOptionsFor } from './product-options-for.ts'
import { crossbarsFor, dividersFor, frameComponentsFor, panelsFor, sashesFor } from './product-parts-for.ts'
import { rowPriceFor } from './row-price-for.ts'

interface Shown {
  readonly manifest: Manifest
  /** The row as it is now. */
  readonly row: ManifestRow
  /** The revision that is shown, and its product evaluated. */
  readonly revision: RowRevision
  readonly configuration: Configuration
  readonly colorLists: ColorLists
}

const innerAreaFor = (configuration: Configuration, options: InnerArea['options']): InnerArea => {
  const { layout, model, values } = configuration
  const { hingeId, doorHandleId, cylinderId, lockId, smartlockId, binocular, decorLaminate } = values
  const { keysync, extrakeys, extralock, kickplate } = values
  const [field, ...others] = layout.fields
  return {
    address: field === undefined || others.length > 0 ? '' : field.address,
    hingeId,
    kickplateId: `${kickplate.outside};${kickplate.inside}`,
    doorHandleId,
    cylinderId,
    defaultCylinderId: assortmentOf(model).cylinderId.start,
    lockId,
    defaultLockId: assortmentOf(model).lockId.start,
    smartlockId,
    keysync,
    extralock: { selected: extralock },
    extrakeys,
    binocular,
    decorLaminate,
    options,
    sashes: sashesFor(configuration),
    panels: panelsFor(configuration),
    dividers: dividersFor(configuration),
    crossbars: crossbarsFor(configuration),
  }
}

const extensionJambFor = ({ mounted, hasBottom, ...jamb }: Choices['extensionJamb']) => ({
  ...jamb,
  mounted: { selected: mounted },
  hasBottom: { selected: hasBottom },
})

const frameFor = (configuration: Configuration, options: ProductOptions): ProductRow['frame'] => {
  const { model, values, facts } = configuration
  return {
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
    dividable: assortmentOf(model).dividerTypes.length > 0,
    flowerBoard: values.flowerBoard,
    extensionJamb: extensionJambFor(values.extensionJamb),
    extensionJambGroove: values.extensionJambGroove,
    frameComponents: frameComponentsFor(configuration),
    innerArea: innerAreaFor(configuration, options.innerArea),
  }
}

const OPENING_CONTACT = 108

/** Null where no low threshold is made. */
const hasLowThreshold = ({ model, values }: Configuration): boolean | null =>
  assortmentOf(model).misc.some(({ value }) => value === LOW_THRESHOLD)
    ? values.misc.includes(LOW_THRESHOLD)
    : null

const colorsFor = ({ colors, values }: Configuration) => ({
  innerColor: colors.inner,
  outerColor: colors.outer,
  frameColor: colors.frame,
  wingColor: colors.wing,
  aluminiumClothing: { selected: values.aluminium.selected, color: colors.cladding },
})

const rightsFor = (viewer: Viewer, { manifest, row, revision }: Shown, now: string) => {
  const isCurrent = row.revisionId === revision.revisionId
  const isOpen = isCurrent && !isExpired(manifest, now) && rowsAreOpen(manifest.status, viewer)
  return {
    readOnly: !isCurrent || isExpired(manifest, now) || statusFlags(manifest.status, viewer).readOnly,
    editable: isOpen,
    // A coupling post goes with its connection.
    deleteable: isOpen && row.couples === null,
  }
}

export const productFor = (viewer: Viewer, shown: Shown, now: string): ProductRow => {
  const { manifest, row, revision, configuration } = shown
  const { model, values, facts, thermal, weight } = configuration
  const options = productOptionsFor(configuration, shown.colorLists)
  const seesList = sees(viewer, 'grossUnitPrice', kindOfQuote(manifest))
  return {
    orderNumber: manifest.orderNumber,
    changeNumber: 0,
    rowNumber: row.rowNumber,
    revision: revision.revisionId,
    replaces: revision.createdBy.userId === viewer.userId ? revision.replaces : null,
    numberOf: row.numberOf,
    reference: values.reference,
    model: {
      id: String(model.id),
      description: model.name,
      parentId: model.patternId === undefined ? null : String(model.patternId),
      glassCode: model.defaultGlass,
    },
    component: isWindow(model) ? 'Window' : 'Door',
    formType: model.formType,
    description: facts.description,
    choices: configuration.product.choices,
    stated: configuration.product.stated,
    frame: frameFor(configuration, options),
    ...options.lists,
    function: values.function,
    glassCode: values.glassCode,
    spacerColor: values.spacerColor,
    ...colorsFor(configuration),
    doorType: model.doorType ?? null,
    decorLaminate: values.decorLaminate,
    woodtypeId: values.woodtypeId,
    sense: values.misc.includes(OPENING_CONTACT),
    hcThreshold: hasLowThreshold(configuration),
    panelQualityId: values.panelQualityId,
    numberOfVents: values.numberOfVents,
    uvalue: apiUvalue(thermal.uValue),
    weight: apiWeight(weight.totalKg),
    nobbNumber: facts.nobbNumber,
    mountingId: row.connection === null ? values.mountingId : COUPLED,
    mountingType: mountingOf(row, facts.mountingType),
    emergencyExit: facts.emergencyExit,
    stockItem: facts.stockItem,
    fastlaneQualified: facts.fastlaneObstacle === null,
    ceMarked: facts.ceMarked,
    swan: facts.swan,
    inOrderUvalue: row.inOrderUvalue,
    ...rightsFor(viewer, shown, now),
    connectToRow: followed(row),
    connectPosition: row.connection?.position ?? null,
    connectLocation: row.connection?.location ?? null,
    grossUnitPrice: seesList ? apiMoney(revision.price.gross) : null,
    price: rowPriceFor(viewer, manifest, { ...row, gross: revision.price.gross }),
    warnings: [
      ...warningsOf(configuration).map(({ ruleId, sentence }) => ({ ruleId, sentence })),
      ...connectionWarnings(manifest, row),
    ],
  }
}
