/** A factory's Order Response: to order 100001, said on 23 November 2026 at half past eight in the morning. */

interface Said {
  readonly code?: string
  readonly order?: string
  readonly salesOrder?: string
  readonly date?: string
  readonly time?: string
  readonly customization?: string
  /** First and last day. */
  readonly promised?: readonly [from: string, to?: string]
  readonly lines?: string
  readonly note?: string
}

const filled = (name: string, text: string): string =>
  text === '' ? '' : `<cbc:${name}>${text}</cbc:${name}>`

const party = (name: string, number: string, called: string): string =>
  `<cac:${name}><cac:Party><cbc:EndpointID schemeID="0192">${number}</cbc:EndpointID><cac:PartyLegalEntity>` +
  `<cbc:RegistrationName>${called}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:${name}>`

export const makeResponse = ({
  code = 'AP',
  order = '100001',
  salesOrder = '480001',
  date = '2026-11-23',
  time = '08:30:00',
  customization = 'urn:fdc:peppol.eu:poacc:trns:order_response:3',
  promised,
  lines = '',
  note = '',
}: Said = {}): string => `<?xml version="1.0" encoding="UTF-8"?>
<OrderResponse xmlns="urn:oasis:names:specification:ubl:schema:xsd:OrderResponse-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>${customization}</cbc:CustomizationID>
  <cbc:ProfileID>urn:fdc:peppol.eu:poacc:bis:ordering:3</cbc:ProfileID>
  <cbc:ID>OR-1</cbc:ID>
  ${filled('SalesOrderID', salesOrder)}
  <cbc:IssueDate>${date}</cbc:IssueDate>
  ${filled('IssueTime', time)}
  <cbc:OrderResponseCode>${code}</cbc:OrderResponseCode>
  ${filled('Note', note)}
  <cbc:DocumentCurrencyCode>NOK</cbc:DocumentCurrencyCode>
  <cac:OrderReference><cbc:ID>${order}</cbc:ID></cac:OrderReference>
  ${party('SellerSupplierParty', '399104076', 'Lysvåg Vindu og Dør')}
  ${party('BuyerCustomerParty', '399100003', 'Tømmerringen Sandnes')}
  ${
    promised === undefined
      ? ''
      : `<cac:Delivery><cac:PromisedDeliveryPeriod>${filled('StartDate', promised[0])}${filled('EndDate', promised[1] ?? '')}</cac:PromisedDeliveryPeriod></cac:Delivery>`
  }
  ${lines}
</OrderResponse>`
