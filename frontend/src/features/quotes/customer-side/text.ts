/** «Kundens side»: the seller's words about the customer's own page. */

import type { CustomerLink, MakeLinkBody } from '#domain/contracts/customer-link'
import { sayIn, texts } from '#domain/texts/texts'
import { formatDate, formatMoment } from '../../../ui/format.ts'

const say = sayIn('quotes/customer-side')

export const sideText = texts('quotes/customer-side.side', {
  heading: 'Kundens side',
  make: 'Lag lenke',
  none: 'Gi kunden en egen side med tegninger, 3D og «Godta tilbudet».',
  unread: 'Kundens side kunne ikke hentes nå.',
  noRows: 'Legg til produkter før kunden får en egen side.',
  locked: 'Kunden kan ikke få lenke til et tilbud som er utgått, bestilt eller kansellert.',
  title: 'Lenke til kundens side',
  prices: 'Kunden ser',
  days: 'Lenken virker i',
  daysUnit: 'dager',
  live: 'Kunden ser tilbudet slik det er lagret, også det du endrer senere.',
  create: 'Lag lenke',
  cancel: 'Avbryt',
  done: 'Lukk',
  made: 'Kopier lenken nå. Den vises bare her, og kan ikke hentes frem igjen.',
  address: 'Lenke',
  copy: 'Kopier lenken',
  copied: 'Kopiert',
  look: 'Se siden',
  revoke: 'Trekk tilbake',
  revokeOf: (made: string) => say`Trekk tilbake lenken fra ${formatMoment(made)}`,
  until: (iso: string) => say`Virker til og med ${formatDate(iso)}`,
  openings: (count: number, last: string | null) =>
    count === 0 || last === null
      ? say`Ikke åpnet ennå`
      : say`Åpnet ${count === 1 ? say`én gang` : say`${count} ganger`}, sist ${formatMoment(last)}`,
  questions: 'Spørsmål fra kunden',
  replied: 'Besvarte spørsmål',
  markReplied: (count: number) => (count === 1 ? say`Merk som besvart` : say`Merk alle som besvart`),
  asked: (rowNumber: number, name: string, at: string) => say`Rad ${rowNumber}: ${name} ${formatMoment(at)}`,
  accepted: (name: string, at: string) => say`Godtatt av ${name} ${formatMoment(at)}`,
  changed: 'Tilbudet er endret siden. Kunden må godta det på nytt.',
  changedUnaccepted: 'Tilbudet er endret siden, og kunden har ikke godtatt endringen.',
} as const)

export const priceText: Readonly<Record<MakeLinkBody['prices'], string>> = texts(
  'quotes/customer-side.price',
  {
    rows: 'Pris per produkt og totalsum',
    total: 'Bare totalsummen',
    none: 'Ingen priser (kan ikke godta)',
  },
)

export const linkStateText: Readonly<Record<Exclude<CustomerLink['state'], 'open'>, string>> = texts(
  'quotes/customer-side.link-state',
  {
    ended: 'Utløpt',
    revoked: 'Trukket tilbake',
  },
)
