/**
 * What stands where in an Order of Peppol BIS Ordering 3 (transaction T01, release of 2025-Q2), written down from its published table of
 * elements: after a name `!` exactly once, `+` once or more, `*` any number, nothing at most once. Where an element holds
 * something else in one place than in another, its parent stands before it. What our orders never have is left out where nothing depends on it.
 */
import type { ReadElement } from '#domain/exchange/peppol/order-response'

const address =
  'cbc:StreetName cbc:AdditionalStreetName cbc:CityName cbc:PostalZone cbc:CountrySubentity cac:AddressLine cac:Country!'
const contact = 'cbc:Name cbc:Telephone cbc:ElectronicMail'
const period = 'cbc:StartDate cbc:StartTime cbc:EndDate cbc:EndTime'

const structure: Readonly<Record<string, string>> = {
  'ubl:Order':
    'cbc:CustomizationID! cbc:ProfileID! cbc:ID! cbc:SalesOrderID cbc:IssueDate! cbc:IssueTime cbc:OrderTypeCode cbc:Note ' +
    'cbc:DocumentCurrencyCode! cbc:CustomerReference cbc:AccountingCost cac:ValidityPeriod cac:QuotationDocumentReference ' +
    'cac:OrderDocumentReference cac:OriginatorDocumentReference cac:CatalogueReference cac:AdditionalDocumentReference* ' +
    'cac:Contract cac:ProjectReference cac:BuyerCustomerParty! cac:SellerSupplierParty! cac:OriginatorCustomerParty ' +
    'cac:AccountingCustomerParty cac:Delivery cac:DeliveryTerms cac:PaymentTerms cac:AllowanceCharge* cac:TaxTotal ' +
    'cac:AnticipatedMonetaryTotal cac:OrderLine+',
  'cac:QuotationDocumentReference': 'cbc:ID!',
  'cac:BuyerCustomerParty': 'cac:Party!',
  'cac:SellerSupplierParty': 'cac:Party!',
  'cac:OriginatorCustomerParty': 'cac:Party!',
  'cac:BuyerCustomerParty/cac:Party':
    'cbc:EndpointID! cac:PartyIdentification cac:PartyName cac:PostalAddress cac:PartyTaxScheme cac:PartyLegalEntity! cac:Contact',
  'cac:SellerSupplierParty/cac:Party':
    'cbc:EndpointID! cac:PartyIdentification cac:PartyName cac:PostalAddress! cac:PartyLegalEntity! cac:Contact',
  'cac:OriginatorCustomerParty/cac:Party': 'cac:PartyIdentification cac:PartyName cac:Contact',
  'cac:PartyIdentification': 'cbc:ID!',
  'cac:PartyName': 'cbc:Name!',
  'cac:PostalAddress': address,
  'cac:Address': address,
  'cac:Country': 'cbc:IdentificationCode!',
  'cac:PartyLegalEntity': 'cbc:RegistrationName! cbc:CompanyID cac:RegistrationAddress',
  'cac:RegistrationAddress': 'cbc:CityName cac:Country!',
  'cac:Contact': contact,
  'ubl:Order/cac:Delivery':
    'cac:DeliveryLocation cac:RequestedDeliveryPeriod cac:DeliveryParty cac:Despatch cac:Shipment',
  'cac:DeliveryLocation': 'cbc:ID cbc:Name cac:Address!',
  'cac:RequestedDeliveryPeriod': period,
  'cac:DeliveryParty': 'cac:PartyIdentification cac:PartyName! cac:PostalAddress cac:Contact',
  'cac:Shipment': 'cbc:ID! cbc:ShippingPriorityLevelCode cac:TransportHandlingUnit',
  'cac:TransportHandlingUnit': 'cbc:ShippingMarks',
  'cac:DeliveryTerms': 'cbc:ID cbc:SpecialTerms cac:DeliveryLocation',
  'cac:TaxTotal': 'cbc:TaxAmount!',
  'cac:AnticipatedMonetaryTotal':
    'cbc:LineExtensionAmount! cbc:TaxExclusiveAmount cbc:TaxInclusiveAmount cbc:AllowanceTotalAmount ' +
    'cbc:ChargeTotalAmount cbc:PrepaidAmount cbc:PayableRoundingAmount cbc:PayableAmount!',
  'cac:OrderLine': 'cbc:Note cac:LineItem!',
  'cac:LineItem':
    'cbc:ID! cbc:Quantity! cbc:LineExtensionAmount cbc:PartialDeliveryIndicator cbc:AccountingCost cac:Delivery ' +
    'cac:OriginatorParty cac:AllowanceCharge* cac:Price cac:Item!',
  'cac:Price': 'cbc:PriceAmount! cbc:BaseQuantity cac:AllowanceCharge',
  'cac:Price/cac:AllowanceCharge': 'cbc:ChargeIndicator! cbc:Amount! cbc:BaseAmount',
  'cac:Item':
    'cbc:Description cbc:Name! cac:BuyersItemIdentification cac:SellersItemIdentification ' +
    'cac:ManufacturersItemIdentification cac:StandardItemIdentification cac:ItemSpecificationDocumentReference* ' +
    'cac:CommodityClassification* cac:ClassifiedTaxCategory cac:AdditionalItemProperty*',
  'cac:BuyersItemIdentification': 'cbc:ID!',
  'cac:SellersItemIdentification': 'cbc:ID!',
  'cac:ClassifiedTaxCategory': 'cbc:ID! cbc:Percent cac:TaxScheme!',
  'cac:TaxScheme': 'cbc:ID!',
  'cac:AdditionalItemProperty':
    'cbc:ID cbc:Name! cbc:NameCode cbc:Value! cbc:ValueQuantity cbc:ValueQualifier',
}

interface Slot {
  readonly name: string
  readonly least: number
  readonly most: number
}

const slotOf = (word: string): Slot => ({
  name: word.replace(/[!+*]$/, ''),
  least: /[!+]$/.test(word) ? 1 : 0,
  most: /[+*]$/.test(word) ? Number.POSITIVE_INFINITY : 1,
})

const slotsOf = (name: string, parent: string): readonly Slot[] | null => {
  const words = structure[`${parent}/${name}`] ?? structure[name]
  return words === undefined ? null : words.split(' ').map(slotOf)
}

/** What stands in the wrong place, too often, or not where it must. */
export const structureFaults = (element: ReadElement, parent = ''): readonly string[] => {
  const { name, children } = element
  if (name.startsWith('cbc:')) return children.length === 0 ? [] : [`${name} holds elements`]
  const slots = slotsOf(name, parent)
  if (slots === null) return [`${name} is not known in ${parent}`]
  const places = children.map((child) => slots.findIndex((slot) => slot.name === child.name))
  return [
    ...children.flatMap((child, index) => (places[index] === -1 ? [`${child.name} in ${name}`] : [])),
    ...places.flatMap((place, index) =>
      index > 0 && place < (places[index - 1] ?? 0) ? [`${children[index]?.name} too late in ${name}`] : [],
    ),
    ...slots.flatMap((slot) => {
      const count = children.filter((child) => child.name === slot.name).length
      return count < slot.least || count > slot.most ? [`${count} × ${slot.name} in ${name}`] : []
    }),
    ...children.flatMap((child) => structureFaults(child, name)),
  ]
}
