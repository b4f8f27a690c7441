/** What Bestillingskontroll says of an order, and what its buttons that mend a thing are called. */
import { sayIn, texts } from '#domain/texts/texts'
import { deliverySentences } from './delivery.ts'
import { orderRefusals } from './order-refusals.ts'

const say = sayIn('messages/order-check')

export const orderCheckSentences = texts('messages/order-check', {
  get 'check.no-count'() {
    return orderRefusals['order.no-count'].sentence
  },
  'check.rules-broken': 'Rad {rowNumber} oppfyller ikke gjeldende regler: {sentence}',
  'check.unknown-postal-code': 'Postnummer {code} er ukjent. Kontroller leveringsadressen.',
  get 'check.no-private-delivery'() {
    return deliverySentences.noPrivateDelivery
  },
  'check.swapped': 'Rad {rowNumber} er {size} – stemmer det, eller er bredde og høyde byttet om?',
  'check.color-unlike':
    '{rows} har {side} farge {color}, som ingen har valgt – stemmer det? De andre har {others}.',
  'check.glass-unlike':
    '{rows} har {glass}, som ingen har valgt – stemmer det? De andre vinduene har {others}.',
  'check.glass-colder':
    '{rows} har {glass}, som isolerer dårligere – stemmer det? De andre vinduene har {others}.',
  'check.handing-unlike': 'Slagretning: {said} – stemmer det? Alle er {model} i samme mål.',
  'check.count-like-measure': 'Rad {rowNumber} har antall {numberOf}. Det ligner et mål – stemmer det?',
  'check.size-unstated': 'Mål: {said} – stemmer det? Ingen har oppgitt noe annet enn det modellen kommer i.',
  'check.handing-unstated': 'Slagretning: {said} – stemmer det? Ingen har valgt den.',
  'check.no-reference':
    'Referanse mangler på {rows}. Uten referanse vet ingen på byggeplassen hvor produktet skal stå.',
  'check.product': '{said}',
  'check.bedroom-escape':
    'Soverom uten rømningsvindu: {rows} – {reason}. Et rømningsvindu skal ha fri bredde minst {widthMin} mm, fri høyde minst {heightMin} mm og sum minst {sumMin}\u00A0mm.',
  'check.u-above-minimum':
    'Gjennomsnittlig U-verdi er {u}. TEK17 § 14-3 krever høyst {max} i gjennomsnitt for vinduer og dører i oppvarmede bygninger. Over ligger {rows}.',
  'check.fire-lost': 'Rad {rowNumber} hadde brannklasse {before}, men har den ikke lenger.',
  'check.sound-lost': 'Rad {rowNumber} hadde lydreduksjon {before} dB, men har nå {now}.',
  'check.crane-needed': '{rows} veier over {max} kg stykket, og levering med kranbil er ikke valgt.',
  'check.crane-out-of-reach':
    '{rows} veier over {max} kg stykket, og kranbil kommer ikke til {code} {name}. Avtal lossing før du bestiller.',
} as const satisfies Record<string, string>)

/** In the place of a product's own sentence, which would advise what the door has already. */
export const breastworkSentences = texts('messages/order-check.breastwork', {
  low: 'Brystningen har glass fra {from} mm over underkant karm. TEK17 § 12-17 krever sikring til 0,8 m over gulv: velg høyere brystning eller sikkerhetsglass.',
} as const)

export type OrderCheckCode = keyof typeof orderCheckSentences

export const fixLabels = texts('messages/order-check.fix-labels', {
  swap: 'Bytt om bredde og høyde',
  'same-color': 'Velg samme farge som de andre',
  'same-glass': 'Velg samme glass som de andre',
  'same-handing': 'Velg samme slagretning som de andre',
  delete: 'Slett raden',
  'safety-glass': 'Velg sikkerhetsglass innvendig',
  crane: 'Velg levering med kranbil',
} as const satisfies Record<string, string>)

export type FixName = keyof typeof fixLabels
export const fixNames = Object.keys(fixLabels) as readonly FixName[]

/** 'rad 3', 'rad 3 og 7', 'rad 3, 5 og 7'; of many rows the first ones, and how many more. */
export const rowsText = (rowNumbers: readonly number[]): string => {
  // In the place of «en rad til» stands the row itself.
  const shown = rowNumbers.length > SHOWN + 1 ? rowNumbers.slice(0, SHOWN) : rowNumbers
  const more = rowNumbers.length - shown.length
  const parts = [...shown.map(String), ...(more > 0 ? [say`${more} rader til`] : [])]
  const [last, ...others] = parts.toReversed()
  return others.length === 0 ? say`rad ${last}` : say`rad ${others.toReversed().join(', ')} og ${last}`
}

const SHOWN = 8

export const rowsAtStart = (rowNumbers: readonly number[]): string => {
  const text = rowsText(rowNumbers)
  return text.charAt(0).toLocaleUpperCase('nb') + text.slice(1)
}

/** 'rad 6 og 8 venstre, rad 7 høyre' */
export const grouped = (
  groups: readonly { readonly said: string; readonly rows: readonly number[] }[],
): string => groups.map(({ said, rows }) => `${rowsText(rows)} ${said}`).join(', ')
