/** What an entry of the log of changes says was done. */
import { texts } from '#domain/texts/texts'

export const changeActions = texts('messages/changes.change-actions', {
  created: 'Opprettet',
  imported: 'Importert',
  edited: 'Endret',
  deleted: 'Slettet',
  terms: 'Avtalevilkår endret',
  logo: 'Logo endret',
  'stock-address': 'Lageradresse endret',
  'order-stop': 'Bestillingsstopp endret',
  'second-factor-demand': 'Krav om tofaktor endret',
  'api-key-made': 'API-nøkkel laget',
  'api-key-deleted': 'API-nøkkel slettet',
  'webhook-made': 'Webhook laget',
  'webhook-changed': 'Webhook endret',
  'webhook-secret-made': 'Ny hemmelighet for webhook',
  'webhook-deleted': 'Webhook slettet',
  activated: 'Aktivert',
  deactivated: 'Deaktivert',
  erased: 'Persondata slettet',
  'role-added': 'Rolle lagt til',
  'role-enabled': 'Rolle aktivert',
  'role-disabled': 'Rolle deaktivert',
  'role-removed': 'Rolle fjernet',
  invited: 'Invitasjon sendt',
  'password-changed': 'Passord endret',
  'second-factor-on': 'Tofaktor slått på',
  'second-factor-off': 'Tofaktor slått av',
  'second-factor-reset': 'Tofaktor nullstilt',
  'sessions-ended': 'Økter avsluttet',
  renamed: 'Navn på tilhørighet endret',
} as const)
export type ChangeAction = keyof typeof changeActions

/** Shown as the author of a change that was made without a session. */
export const changeAuthors = texts('messages/changes.change-authors', { system: 'Systemet' } as const)
