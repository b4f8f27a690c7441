/** Norwegian strings of whom a quote is for, where it goes, and what is remarked on it. Exact wordings are those of quote-workflow sections 2, 5 and 8. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('quotes/header')

export const customerText = texts('quotes/header.customer', {
  heading: 'Kunde',
  edit: 'Rediger kundeinformasjon',
  add: 'Legg til kundeinformasjon',
  none: 'Ingen kunde er lagt inn.',
  name: 'Navn',
  email: 'E-post',
  phone: 'Telefon',
  label: 'Merking',
  reference: 'Bestillingsnummer',
  save: 'Lagre',
  cancel: 'Avbryt',
} as const)

export const deliveryFormText = texts('quotes/header.delivery-form', {
  toPrivate: 'Privat levering',
  privateAddress: 'Adresse hos kunden',
  heading: 'Levering',
  address: 'Leveringsadresse',
  contact: 'Kontaktperson',
  street: 'Postadresse',
  postalCode: 'Postnummer',
  phone: 'Telefon',
  crane: 'Levering med kranbil',
  phoneThere: 'Telefon ved levering',
  yes: 'Ja',
  no: 'Nei',
  craneChosen: 'Leveres med kranbil',
  editPrivate: 'Endre privat levering',
  dialog: 'Privat levering',
} as const)

export const commentText = texts('quotes/header.comment', {
  heading: 'Tilbudskommentar',
  add: 'Legg til kommentar',
  edit: 'Rediger kommentar',
  help: 'Kommentaren står på tilbudet som kunden får.',
  none: 'Ingen kommentar.',
} as const)

/** Somebody else has changed the same meanwhile. */
export const conflictText = texts('quotes/header.conflict', {
  quoted: (text: string) => say`«${text}»`,
  both: 'Noen andre har endret det samme mens du fylte ut. Velg hva som skal gjelde.',
  first: 'Velg først hva som skal gjelde av det som er endret av flere.',
  unseen: (labels: readonly string[]) =>
    say`Endret av noen andre mens du fylte ut: ${labels.join(', ')}. Skjemaet viser det nå. Se over og bestill på nytt.`,
  soldOtherwise: 'Tilbudet er endret i mellomtiden. Se over rader, sum og leveringsuke, og prøv igjen.',
  stored: 'Lagret nå:',
  mine: 'Ditt:',
  keepMine: 'Behold mitt',
  acceptStored: 'Bruk det som er lagret',
} as const)

export const savingText = texts('quotes/header.saving', {
  state: (version: number, unsaved: number) => say`v${version}, ${unsaved} ulagret`,
  saving: 'Lagrer …',
} as const)
