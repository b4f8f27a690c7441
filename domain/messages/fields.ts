/**
 * The Norwegian name of a field that a request may get wrong, by the last named part of its path. A field that nobody
 * fills in by hand keeps its English name, which helps whoever wrote the client.
 */
const names: Readonly<Record<string, string>> = {
  email: 'e-postadresse',
  password: 'passord',
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
  reference: 'referanse',
  function: 'åpningsfunksjon',
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
  dividers: 'losholter og poster',
  crossbars: 'sprosser',
  position: 'plassering',
  innerColor: 'innvendig farge',
  outerColor: 'utvendig farge',
  frameColor: 'karmfarge',
  wingColor: 'dørbladfarge',
  aluminium: 'aluminiumskledning',
  numberOfVents: 'antall ventiler',
  offset: 'startpunkt',
  limit: 'antall treff',
  q: 'søketekst',
}

/** `customer.email` is «e-postadresse»; the whole request is «forespørsel». */
export const fieldName = (path: string): string => {
  const parts = path.split('.').filter((part) => !/^\d+$/.test(part))
  const last = parts.at(-1)
  if (!last) return 'forespørsel'
  return Object.hasOwn(names, last) ? (names[last] ?? last) : last
}
