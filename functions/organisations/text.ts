/** What is said once an organisation has been changed. */
export const organisationAnswers = {
  saved: 'Endringene er lagret.',
  created: 'Byggmesteren er opprettet.',
  deleted: 'Byggmesteren er slettet.',
  logo: 'Logo oppdatert',
  stockAddressAdded: 'Lageradressen er lagt til.',
  stockAddressSaved: 'Lageradressen er lagret.',
} as const
