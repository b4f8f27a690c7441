/** What the fields and values of an entry of the log of changes are called. What has no name of its own here is called as in a form. */

import { roleNames } from '#domain/access/role-names-text'
import type { ChangeValue } from '#domain/administration/change'
import { type LoggedRole, readLoggedRole } from '#domain/administration/logged-role'
import { categoryText } from '#domain/administration/text-category-text'
import { dateWords } from '#domain/mail/moment-words'
import { fieldLabel } from '#domain/messages/fields'
import { webhookEventNames } from '#domain/messages/webhooks'
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('domain/administration/changed-fields')

const labels: Readonly<Record<string, string>> = texts('domain/administration/changed-fields.labels', {
  email: 'E-post',
  phoneNumber: 'Telefon',
  status: 'Status',
  storeMargin: 'Prosjektmargin',
  defaultMargin: 'Standard prosjektmargin',
  entryKey: 'Nøkkel',
  text: 'Tekst',
  description: 'Beskrivelse',
  category: 'Kategori',
  logo: 'Logo',
  deleted: 'Slettet',
  'orderStop.active': 'Bestillingsstopp',
  'apiKey.name': 'Navn på API-nøkkel',
  'apiKey.scope': 'API-nøkkelen kan',
  'apiKey.endsAt': 'API-nøkkelen utløper',
  'webhook.url': 'Adresse for webhook',
  'webhook.events': 'Webhooken får vite om',
  'webhook.secretMadeAt': 'Hemmelighet for webhook',
  'stockAddress.code': 'Kode for lageradresse',
  'stockAddress.address1': 'Navn på lageradresse',
  'stockAddress.address2': 'Lageradresse',
  'stockAddress.postalCode': 'Postnummer for lageradresse',
  'stockAddress.postalAddress': 'Poststed for lageradresse',
  'stockAddress.complete': 'Lageradressen er fullstendig',
})

/** Whichever of them it is: its code, or of a key or a webhook its number, stands beside it. */
const LISTED = /^(stockAddress|apiKey|webhook)(?:es|s)\.([^.]+)\.(.+)$/

export const changedFieldLabel = (field: string): string => {
  if (field.startsWith('roles.')) return say`Rolle`
  const [, list, code, part] = LISTED.exec(field) ?? []
  if (part === undefined) return labels[field] ?? fieldLabel(field)
  return `${labels[`${list}.${part}`] ?? fieldLabel(part)} (${code})`
}

const words: Readonly<Record<string, string>> = texts('domain/administration/changed-fields.words', {
  ENABLED: 'Aktiv',
  DISABLED: 'Deaktivert',
  read: 'Lese',
  write: 'Lese og endre',
})

const sayRole = ({ role, affiliation, enabled }: LoggedRole): string =>
  `${[roleNames[role], affiliation?.name].filter(Boolean).join(', ')}${enabled ? '' : say` (deaktivert)`}`

const sayEvent = (event: string): string =>
  (webhookEventNames as Readonly<Record<string, string>>)[event] ?? event

/** Null: there is nothing. */
export const sayChanged = (field: string, value: ChangeValue): string | null => {
  if (value === null || value === '') return null
  if (typeof value === 'boolean') return value ? say`Ja` : say`Nei`
  if (typeof value === 'number') return String(value).replace('.', ',')
  const role = field.startsWith('roles.') ? readLoggedRole(value) : null
  if (role !== null) return sayRole(role)
  if (field === 'category') return (categoryText as Readonly<Record<string, string>>)[value] ?? value
  if (/^(apiKeys\..*\.endsAt|webhooks\..*\.secretMadeAt)$/.test(field)) return dateWords(value)
  if (/^webhooks\..*\.events$/.test(field)) return value.split(' ').map(sayEvent).join(', ')
  return /^status$|^apiKeys\..*\.scope$/.test(field) ? (words[value] ?? value) : value
}
