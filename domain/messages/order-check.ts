/** What Bestillingskontroll says of an order, and what its buttons that mend a thing are called. */
import { orderRefusals } from './order-refusals.ts'

export const orderCheckSentences = {
  'check.no-count': orderRefusals['order.no-count'].sentence,
  'check.rules-broken': 'Rad {rowNumber} oppfyller ikke gjeldende regler: {sentence}',
  'check.unknown-postal-code': 'Postnummer {code} er ukjent. Kontroller leveringsadressen.',
  'check.no-private-delivery': 'Privat levering er ikke tilgjengelig for {code} {name}',
  'check.swapped':
    'Rad {rowNumber} er {width} × {height} mm. Kontroller at bredde og høyde ikke er byttet om.',
  'check.color-unlike': 'Rad {rowNumber} har {side} farge {color}. De andre radene har {others}.',
  'check.glass-unlike': 'Rad {rowNumber} har {glass}. De andre vinduene har {others}.',
  'check.handing-unlike': 'Rad {rowNumber} er {handing}. De andre radene av {model} er {others}.',
  'check.untouched':
    'Ingenting er valgt på {rows}: mål, farge, glass og utstyr er slik modellen kommer. Kontroller at det er det som skal bestilles.',
  'check.handing-untouched':
    'Slagretningen er ikke valgt på {rows} og står på «{handing}», slik modellen kommer. Kontroller at den er riktig, sett utenfra.',
  'check.no-reference':
    'Referanse mangler på {rows}. Uten referanse vet ingen på byggeplassen hvor produktet skal stå.',
  'check.product': '{sentence} Gjelder {rows}.',
  'check.bedroom-escape':
    'Rad {rowNumber} har referansen «{reference}», men kan ikke brukes som rømningsvei: {opening}. TEK17 § 11-13 krever fri bredde minst 500 mm, fri høyde minst 600 mm og sum minst 1\u00A0500\u00A0mm.',
  'check.u-above-minimum':
    'Gjennomsnittlig U-verdi er {u}. TEK17 § 14-3 krever høyst 1,2 for vinduer og dører i oppvarmede bygninger.',
  'check.u-above-measure':
    'Gjennomsnittlig U-verdi er {u}. Energitiltaket i TEK17 § 14-2 forutsetter høyst 0,80 for prosjektet.',
  'check.fire-lost': 'Rad {rowNumber} hadde brannklasse {before}, men har den ikke lenger.',
  'check.sound-lost': 'Rad {rowNumber} hadde lydreduksjon {before} dB, men har nå {now}.',
  'check.crane-needed': '{rows} veier over {max} kg stykket, og levering med kranbil er ikke valgt.',
  'check.crane-out-of-reach':
    '{rows} veier over {max} kg stykket, og kranbil kommer ikke til {code} {name}. Avtal lossing før du bestiller.',
} as const satisfies Record<string, string>

export type OrderCheckCode = keyof typeof orderCheckSentences

export const fixLabels = {
  swap: 'Bytt om bredde og høyde',
  'same-color': 'Velg samme farge som de andre',
  'same-glass': 'Velg samme glass som de andre',
  'same-handing': 'Velg samme slagretning som de andre',
  delete: 'Slett raden',
  'safety-glass': 'Velg sikkerhetsglass innvendig',
  crane: 'Velg levering med kranbil',
} as const satisfies Record<string, string>

export type FixName = keyof typeof fixLabels

/** 'rad 3', 'rad 3 og 7', 'rad 3, 5 og 7'; of many rows the first ones, and how many more. */
export const rowsText = (rowNumbers: readonly number[]): string => {
  // In the place of «en rad til» stands the row itself.
  const shown = rowNumbers.length > SHOWN + 1 ? rowNumbers.slice(0, SHOWN) : rowNumbers
  const more = rowNumbers.length - shown.length
  const parts = [...shown.map(String), ...(more > 0 ? [`${more} rader til`] : [])]
  const [last, ...others] = parts.toReversed()
  return others.length === 0 ? `rad ${last}` : `rad ${others.toReversed().join(', ')} og ${last}`
}

const SHOWN = 8
