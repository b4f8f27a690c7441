/**
 * A quote on the wire for one viewer. Everything is named here once: what is not named does not leave the server, and
 * money goes through the table of what each viewer may see. The only way from a manifest to a browser.
 */
import { kindOf, type Viewer } from '#domain/access/access'
import { isoDateOfDay } from '#domain/calendar'
import { apiMoney, apiMoneyOrNull } from '#domain/contracts/money'
import type { Offer, OfferRow } from '#domain/contracts/offer'
import { fastlaneTitle } from '#domain/messages/fastlane'
import { connectionWarnings, mountingOf } from '#domain/quote/connections/as-connected'
import { connectedWith, followed } from '#domain/quote/connections/connected-rows'
import { deliveryText } from '#domain/quote/delivery/week-text'
import { visibleExtras } from '#domain/quote/extras/visible-extras'
import { referenceFor } from '#domain/quote/header/header'
import type { Parties } from '#domain/quote/header/parties'
import { lifecycle } from '#domain/quote/life/lifecycle'
import { isSettled, rowsAreOpen, statusFlags } from '#domain/quote/life/status'
import { isExpired } from '#domain/quote/life/validity'
import { articlesOf, seesPrices, visibleTotals } from '#domain/quote/money/visible-money'
import { deliveryDateOf, type FactoryStatus } from '#domain/quote/ordering/factory-status'
import { estimatedWeek, fastlaneOffer, type SlotUse } from '#domain/quote/ordering/fastlane'
import type { Manifest, ManifestRow, RowRevision } from '#domain/quote/quote'
import { mixedGlassWarnings } from '#domain/quote/rows/mixed-glass'
import { roundHalfAway } from '#domain/units'
import { offerMailFor } from './offer-mail-for.ts'
import { rowPriceFor } from './row-price-for.ts'

/** The person who made the quote. */
export interface Creator {
  readonly firstname: string
  readonly lastname: string
  readonly phoneNumber: string
  readonly email: string
}

/** A quote with everything that is read to show it. */
export interface QuoteForShow {
  readonly manifest: Manifest
  readonly revisions: ReadonlyMap<string, RowRevision>
  readonly parties: Parties
  readonly creator: Creator
  /** How full the slots of Fastlane are; read where the quote qualifies. */
  readonly slotUse?: SlotUse
  /** The latest mail to the customer. */
  readonly mail?: Parameters<typeof offerMailFor>[0] | null
  /** How far the order has come on its way to the factory. */
  readonly factoryStatus?: FactoryStatus | null
}

export const revisionOf = (
  { revisionId }: ManifestRow,
  revisions: QuoteForShow['revisions'],
): RowRevision => {
  const revision = revisions.get(revisionId)
  if (revision === undefined) throw new Error(`revision ${revisionId} was not read`)
  return revision
}

export const statusFor = (viewer: Viewer, { status }: Pick<Manifest, 'status'>): Offer['status'] => ({
  intVal: status,
  name: lifecycle[status].name,
  ...statusFlags(status, viewer),
})

/** Two decimals, as people compare U-values. */
export const apiUvalue = (uValue: number | null): number | null => uValue && roundHalfAway(uValue, 2)
export const apiWeight = (kilograms: number | null): number | null => kilograms && roundHalfAway(kilograms, 1)

export const drawingUrl = (
  orderNumber: number,
  { rowNumber, revisionId }: Pick<ManifestRow, 'rowNumber' | 'revisionId'>,
): string => `/api/v1/products/${orderNumber}/0/${rowNumber}/drawing_${revisionId}.svg?side=outside`

/** What the row's product has to say, and what the row has to say beside the others. */
const warningsFor = ({ manifest, revisions }: QuoteForShow): readonly (readonly string[])[] => {
  const facts = manifest.rows.map((row) => revisionOf(row, revisions).facts)
  const besideOthers = mixedGlassWarnings(facts.map(({ glass }) => glass?.code ?? null))
  return facts.map(({ warnings }, index) => {
    const mixed = besideOthers[index] ?? null
    return [...warnings.map(({ sentence }) => sentence), ...(mixed === null ? [] : [mixed])]
  })
}

const rowFor = (
  viewer: Viewer,
  quote: QuoteForShow,
  row: ManifestRow,
  isLocked: boolean,
  warnings: readonly string[],
): OfferRow => {
  const { manifest, revisions } = quote
  const { facts } = revisionOf(row, revisions)
  return {
    rowNumber: row.rowNumber,
    changeNumber: 0,
    revision: row.revisionId,
    numberOf: row.numberOf,
    reference: row.reference,
    description: row.description,
    model: { id: String(row.modelId), description: facts.modelName },
    frame: { width: row.width, height: row.height, depth: facts.depth },
    nobbNumber: facts.nobbNumber,
    connectToRow: followed(row),
    connections: connectedWith(manifest, row.rowNumber),
    uvalue: apiUvalue(row.uValue),
    weight: apiWeight(facts.weightKg),
    numberOfVents: facts.numberOfVents,
    swan: facts.swan,
    fastlaneQualified: row.fastlaneObstacle === null,
    isDoor: facts.isDoor,
    panelPropertiesUnion: [...facts.panelProperties],
    glass: facts.glass,
    functionName: facts.functionName,
    frameColor: facts.colors.frame,
    wingColor: facts.colors.wing,
    innerColor: facts.colors.inner,
    outerColor: facts.colors.outer,
    aluminiumClothing: { color: facts.colors.cladding },
    mountingType: mountingOf(row, facts.mountingType),
    inOrderUvalue: row.inOrderUvalue,
    readOnly: isLocked,
    editable: !isLocked,
    deleteable: !isLocked && row.couples === null && rowsAreOpen(manifest.status, viewer),
    warnings: [...warnings, ...connectionWarnings(manifest, row).map(({ sentence }) => sentence)],
    imageUrl: drawingUrl(manifest.orderNumber, row),
    price: rowPriceFor(viewer, manifest, row),
  }
}

const totalsFor = (viewer: Viewer, manifest: Manifest) => {
  const visible = visibleTotals(viewer, manifest)
  return {
    orderUvalue: { uvalue: apiUvalue(visible.orderUvalue) },
    totals: {
      grossSumExclTax: apiMoneyOrNull(visible.grossSumExclTax),
      netSumExclTax: apiMoneyOrNull(visible.netSumExclTax),
      sumExclTax: apiMoneyOrNull(visible.sumExclTax),
      sumInclTax: apiMoneyOrNull(visible.sumInclTax),
      netSumExclTaxAgent: apiMoneyOrNull(visible.netSumExclTaxAgent),
      sumExclTaxAgent: apiMoneyOrNull(visible.sumExclTaxAgent),
      sumInclTaxAgent: apiMoneyOrNull(visible.sumInclTaxAgent),
    },
    avgDiscountWindows: visible.avgDiscountWindows,
    avgDiscountDoors: visible.avgDiscountDoors,
    avgMarginAgentWindows: visible.avgMarginAgentWindows,
    avgMarginStoreWindows: visible.avgMarginStoreWindows,
  }
}

const articlesFor = (viewer: Viewer, manifest: Manifest): Offer['articleRows'] =>
  articlesOf(manifest).map((article) => ({
    ...article,
    price: seesPrices(viewer, manifest) ? apiMoney(article.price) : null,
  }))

const extrasFor = (viewer: Viewer, { manifest, revisions }: QuoteForShow): Offer['extras'] =>
  visibleExtras(viewer, manifest, revisions).map(({ price, ...extra }) => ({
    ...extra,
    price: apiMoneyOrNull(price),
  }))

const fastlaneFor = (
  viewer: Viewer,
  { manifest, parties, slotUse }: QuoteForShow,
  now: string,
): Offer['fastlane'] => {
  const { slot, ...offered } = fastlaneOffer(manifest, {
    now,
    store: parties.store,
    isAgent: kindOf(viewer) === 'agent',
    used: slotUse,
  })
  return {
    title: fastlaneTitle.title,
    ...offered,
    slotId: slot?.id ?? null,
    date: slot && isoDateOfDay(slot.closes),
  }
}

const creatorFor = ({ parties: { store, agent }, creator }: QuoteForShow): Offer['creator'] => {
  const { firstname, lastname, phoneNumber, email } = creator
  return {
    user: { firstname, lastname, phoneNumber, email },
    agent: agent && {
      id: agent.id,
      name: agent.name,
      phoneNumber: agent.phoneNumber,
      email: agent.email,
      address: agent.address,
      store: store.name,
    },
    store: {
      id: store.id,
      name: store.name,
      phoneNumber: store.phoneNumber,
      email: store.email,
      address: store.address,
      stockAddresses: [...store.stockAddresses],
      orderStop: { active: store.orderStop.active, text: store.orderStop.text },
    },
  }
}

/** What is not ordered yet is estimated from today. */
export const estimateFor = ({ manifest, slotUse }: QuoteForShow, now: string): string =>
  isSettled(manifest.status) ? '' : deliveryText(estimatedWeek(manifest, now, slotUse))

/** A week that was promised is named where the factory has confirmed another one. */
const factoryStatusFor = ({ manifest: { deliveryDate }, factoryStatus }: QuoteForShow): Offer['handOver'] => {
  if (!factoryStatus) return null
  const { state, since, deliveryWeek } = factoryStatus
  const promised = deliveryDate?.week ?? null
  const promisedWeek = deliveryWeek && deliveryWeek.week !== promised ? promised : null
  return { state, since, deliveryWeek, promisedWeek }
}

export const offerFor = (viewer: Viewer, quote: QuoteForShow, now: string): Offer => {
  const { manifest } = quote
  const expired = isExpired(manifest, now)
  const status = statusFor(viewer, manifest)
  const { header } = manifest
  const warnings = warningsFor(quote)
  return {
    orderNumber: manifest.orderNumber,
    agentId: manifest.owner.agentId,
    version: manifest.version,
    status,
    expired,
    date: manifest.pricedAt,
    lastUpdated: manifest.updatedAt,
    validToDate: manifest.validTo,
    deliveryDate: deliveryDateOf(manifest, quote.factoryStatus),
    estimatedDelivery: estimateFor(quote, now),
    toOrderNumber: manifest.toOrderNumber,
    projectCalculation: manifest.terms.projectCalculation,
    customer: header.customer,
    customerNote: header.customerNote,
    deliveryLabel: header.deliveryLabel,
    externalReference: referenceFor(viewer, header),
    deliveryCode: header.deliveryCode,
    deliveryAddress: header.deliveryAddress,
    deliveryPhoneNumber: header.deliveryPhoneNumber,
    deliveryByCrane: header.deliveryByCrane,
    ...totalsFor(viewer, manifest),
    extras: extrasFor(viewer, quote),
    fastlane: fastlaneFor(viewer, quote, now),
    productRows: manifest.rows.map((row, index) =>
      rowFor(viewer, quote, row, status.readOnly || expired, warnings[index] ?? []),
    ),
    articleRows: articlesFor(viewer, manifest),
    creator: creatorFor(quote),
    mail: quote.mail ? offerMailFor(quote.mail, now) : null,
    handOver: factoryStatusFor(quote),
  }
}
