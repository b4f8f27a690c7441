/**
 * What the fields of a request and the choices of a product are called where a person reads of them. A field that nobody
 * fills in by hand keeps its English name, which helps whoever wrote the client.
 */
import { type Refusal, refusal } from '#domain/result'
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('messages/fields')

export const fieldNames: Readonly<Record<string, string>> = texts('messages/fields.field-names', {
  email: 'e-postadresse',
  password: 'passord',
  newPassword: 'nytt passord',
  firstname: 'fornavn',
  lastname: 'etternavn',
  phoneNumber: 'telefonnummer',
  name: 'navn',
  phone: 'telefonnummer',
  customer: 'kunde',
  customerNote: 'tilbudskommentar',
  deliveryLabel: 'merking',
  externalReference: 'bestillingsnummer',
  deliveryCode: 'leveringssted',
  deliveryAddress: 'leveringsadresse',
  deliveryPhoneNumber: 'telefonnummer ved levering',
  deliveryByCrane: 'kranbil',
  address1: 'kontaktperson',
  address2: 'postadresse',
  postalCode: 'postnummer',
  postalAddress: 'poststed',
  code: 'kode',
  contextId: 'rolle',
  numberOf: 'antall',
  discountRate: 'rabatt',
  marginRate: 'margin',
  rate: 'sats',
  prices: 'prisvisning',
  position: 'plassering',
  offset: 'startpunkt',
  limit: 'antall treff',
  q: 'søketekst',
  modelPieces: 'stykker i modellen',

  // Fields of a system message.
  title: 'tittel',
  content: 'innhold',
  validFrom: 'publiseringsdato',
  validTo: 'utløpsdato',
  audience: 'mottakere',

  // Fields of an organisation.
  organisationNumber: 'organisasjonsnummer',
  contact: 'kontaktperson',
  address: 'adresse',
  'address.address1': 'adresse',
  storeMargin: 'forhandlermargin',
  defaultMargin: 'standardmargin',
  discountWindowNet: 'rabatt på vinduer',
  discountDoorNet: 'rabatt på dører',
  discountMaxWindows: 'høyeste rabatt på vinduer',
  discountMaxDoors: 'høyeste rabatt på dører',
  marginRef: 'marginreferanse',
  orderStop: 'bestillingsstopp',
  'orderStop.text': 'tekst om bestillingsstopp',
  secondFactorRequired: 'krav om tofaktor',
  scope: 'hva nøkkelen kan',
  days: 'antall dager',
  url: 'adresse',
  events: 'hendelser',

  // Choices of a product.
  reference: 'referanse',
  function: 'åpningsfunksjon',
  fieldFunctions: 'åpningsfunksjon for felt',
  frameShapeId: 'form',
  width: 'bredde',
  width1: 'bredde 1',
  width2: 'bredde 2',
  height: 'høyde',
  height1: 'høyde 1',
  height2: 'høyde 2',
  depth: 'karmdybde',
  glassCode: 'glass',
  spacerColor: 'avstandslist',
  dividers: 'poster og losholter',
  crossbars: 'sprosser',
  panelProperties: 'egenskaper for glasset',
  panelQualityId: 'overflate',
  solidPanelQualities: 'overflate på fyllinger',
  breastworkHeight: 'brystningshøyde',
  innerColor: 'innvendig farge',
  outerColor: 'utvendig farge',
  frameColor: 'karmfarge',
  wingColor: 'farge på dørblad',
  aluminium: 'aluminiumskledning',
  decorLaminate: 'dekorlaminat',
  doorHandleId: 'vrider',
  hingeId: 'hengsler',
  hingeColor: 'farge på hengsler',
  lockId: 'lås',
  cylinderId: 'sylinder',
  smartlockId: 'smartlås',
  kickplate: 'sparkeplate',
  closerId: 'dørlukker',
  closerColor: 'farge på dørlukker',
  binocular: 'dørkikkert',
  keysync: 'likelåsing',
  extralock: 'ekstralås',
  extrakeys: 'ekstra nøkler',
  numberOfVents: 'ventiler',
  misc: 'tilvalg',
  woodtypeId: 'treslag',
  mountingId: 'montering',
  flowerBoard: 'blomsterbrett',
  extensionJamb: 'utforing',
  extensionJambGroove: 'foringsspor',

  // Parts of a choice whose last name means something else elsewhere.
  'flowerBoard.material': 'materiale i brett',
  'flowerBoard.height': 'tykkelse på brett',
  'flowerBoard.depth': 'dybde på brett',
  'flowerBoard.extension': 'utstikk per side',
  'extensionJamb.material': 'materiale i utforing',
  'extensionJamb.featherSize': 'fjær',
  'extensionJamb.hasBottom': 'utforing også under',
  'kickplate.outside': 'sparkeplate ute',
  'kickplate.inside': 'sparkeplate inne',
})

/**
 * `path` is dotted. A part of a choice is known by both its names (`flowerBoard.depth` is «dybde på brett», not the depth of the
 * frame); else the last part that has a name is what a person knows: `customer.email` is «e-postadresse».
 */
export const fieldName = (path: string): string => {
  const parts = path.split('.').filter((part) => !/^\d*$/.test(part))
  const nameOf = (key: string): string | undefined =>
    Object.hasOwn(fieldNames, key) ? fieldNames[key] : undefined
  const named = parts.flatMap((part, at) => nameOf(`${parts[at - 1]}.${part}`) ?? nameOf(part) ?? [])
  return named.at(-1) ?? parts.at(-1) ?? say`forespørsel`
}

/** The refusal of a value that the field cannot have. */
export const invalidValue = (path: string): Refusal =>
  refusal('request.invalid', { path, data: { field: fieldName(path) } })

/** As it stands before the field itself: 'Dybde på brett'. */
export const fieldLabel = (path: string): string => {
  const name = fieldName(path)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
