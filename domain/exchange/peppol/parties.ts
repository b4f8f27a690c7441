/** Who orders, from whom, for whom, and where to: the store buys, the provider sells, a builder is whom the store orders for. */
import type { Parties } from '#domain/quote/header/parties'
import type { QuoteHeader } from '#domain/quote/quote'
import { peppolText } from './text.ts'
import { cac, cbc } from './ubl.ts'

/** The register of Norwegian organisation numbers among those that Peppol knows (ICD and EAS 0192). */
const REGISTER = { schemeID: '0192' }

const country = () => cac('Country', cbc('IdentificationCode', 'NO'))

interface Place {
  readonly street: string
  readonly postalCode: string
  readonly postalAddress: string
}

const address = (name: string, { street, postalCode, postalAddress }: Place) =>
  cac(
    name,
    cbc('StreetName', street),
    cbc('CityName', postalAddress),
    cbc('PostalZone', postalCode),
    country(),
  )

interface Organisation {
  readonly name: string
  readonly organisationNumber: string
}

const identified = ({ name, organisationNumber }: Organisation) => [
  cbc('EndpointID', organisationNumber, REGISTER),
  cac('PartyIdentification', cbc('ID', organisationNumber, REGISTER)),
  cac('PartyName', cbc('Name', name)),
]

const registered = ({ name, organisationNumber }: Organisation) =>
  cac(
    'PartyLegalEntity',
    cbc('RegistrationName', name),
    cbc('CompanyID', organisationNumber, REGISTER),
    cac('RegistrationAddress', country()),
  )

/** `contact` is the person who has ordered. */
export const buyer = (
  { name, address: at, phoneNumber, email }: Parties['store'],
  organisationNumber: string,
  contact: string,
) =>
  cac(
    'BuyerCustomerParty',
    cac(
      'Party',
      ...identified({ name, organisationNumber }),
      address('PostalAddress', { ...at, street: at.address1 }),
      registered({ name, organisationNumber }),
      cac('Contact', cbc('Name', contact), cbc('Telephone', phoneNumber), cbc('ElectronicMail', email)),
    ),
  )

export const seller = (organisationNumber: string) => {
  const provider = { name: peppolText.seller, organisationNumber }
  return cac(
    'SellerSupplierParty',
    cac('Party', ...identified(provider), cac('PostalAddress', country()), registered(provider)),
  )
}

/** The builder, on his quote. */
export const originator = (agent: Parties['agent']) =>
  agent &&
  cac(
    'OriginatorCustomerParty',
    cac(
      'Party',
      cac('PartyName', cbc('Name', agent.name)),
      cac('Contact', cbc('Telephone', agent.phoneNumber), cbc('ElectronicMail', agent.email)),
    ),
  )

export const deliveryLocation = ({ deliveryAddress: { address2, ...at } }: QuoteHeader) =>
  cac('DeliveryLocation', address('Address', { ...at, street: address2 }))

/** Who meets the lorry. */
export const deliveryParty = ({ deliveryAddress: { address1 }, deliveryPhoneNumber }: QuoteHeader) =>
  address1 === ''
    ? null
    : cac(
        'DeliveryParty',
        cac('PartyName', cbc('Name', address1)),
        cac('Contact', cbc('Telephone', deliveryPhoneNumber)),
      )
