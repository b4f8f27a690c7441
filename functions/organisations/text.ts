/** What is said once an organisation has been changed. */
import { texts } from '#domain/texts/texts'

export const organisationAnswers = texts('functions/organisations.organisation', {
  saved: 'Endringene er lagret.',
  created: 'Byggmesteren er opprettet.',
  deleted: 'Byggmesteren er slettet.',
  logo: 'Logo oppdatert',
  stockAddressAdded: 'Lageradressen er lagt til.',
  keyDeleted: 'API-nøkkelen er slettet.',
  webhookDeleted: 'Webhooken er slettet.',
  stockAddressSaved: 'Lageradressen er lagret.',
} as const)
