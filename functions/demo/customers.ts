/** Customers of the demo: invented people in invented streets of real places. */
import type { QuoteHeader } from '#domain/quote/quote'
import { demoUsers } from './organisations.ts'
import type { Chance } from './random.ts'

const firstnames = [...new Set(demoUsers.map(({ firstname }) => firstname))]
const lastnames = [...new Set(demoUsers.map(({ lastname }) => lastname))]
const labels = ['Hytte 3', 'Tomt 14B', 'Plan 2', 'Fasade sør', 'Tilbygg', 'Garasje', 'Anneks', 'Hus 7', '']
const notes = [
  '',
  '',
  '',
  '',
  'Ønsker levering samlet, helst tidlig på dagen.',
  'Farge på utvendig kledning avklares før bestilling.',
  'Målene er tatt fra tegning og må kontrolleres på plassen.',
]
const streets = ['Solbakken', 'Bjørkeveien', 'Fjellvegen', 'Tunlia', 'Strandgata']
const places = [
  { postalCode: '4313', postalAddress: 'SANDNES' },
  { postalCode: '4330', postalAddress: 'ÅLGÅRD' },
  { postalCode: '8300', postalAddress: 'SVOLVÆR' },
]

const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', å: 'a', ' ': '.' }
const plain = (name: string): string =>
  name.toLowerCase().replaceAll(/[æøå ]/g, (letter) => LETTERS[letter] ?? letter)

const drawCustomer = (chance: Chance): QuoteHeader['customer'] => {
  const first = chance.pick(firstnames)
  const last = chance.pick(lastnames)
  return {
    name: `${first} ${last}`,
    email: chance.percent(85) ? `${plain(first)}.${plain(last)}@kunde.example` : '',
    // Numbers that begin with 000 cannot be dialled.
    phone: `000${chance.between(40_000, 99_999)}`,
  }
}

const drawDelivery = (chance: Chance, address1: string): Partial<QuoteHeader> => {
  const address2 = `${chance.pick(streets)} ${chance.between(1, 60)}`
  const place = chance.pick(places)
  return {
    deliveryCode: 'PRIVATE',
    deliveryAddress: { code: 'PRIVATE', address1, address2, ...place, complete: true },
    deliveryByCrane: chance.percent(40),
  }
}

/** Most goods go to the store's own yard. */
export const drawHeader = (chance: Chance): Partial<QuoteHeader> => {
  const customer = drawCustomer(chance)
  return {
    customer,
    deliveryLabel: chance.pick(labels),
    externalReference: chance.percent(30) ? `B-${chance.between(1000, 9999)}` : '',
    customerNote: chance.pick(notes),
    ...(chance.percent(15) && drawDelivery(chance, customer.name)),
  }
}
