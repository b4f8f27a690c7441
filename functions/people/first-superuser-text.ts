/** What the command for the first super user says at the terminal. */
export const firstSuperuserText = {
  usage:
    'Bruk: npm run first-superuser -- --email navn@firma.no --firstname Fornavn --lastname Etternavn [--site https://adressen] [--another]',
  noSite: 'Si hvor verktøyet er med --site, for eksempel --site https://tilbud.firma.no',
  noDomain: 'PROVIDER_EMAIL_DOMAIN mangler: ingen kan være superbruker før leverandørens domene er satt.',
  foreignDomain: (domain: string) => `En superbruker må ha e-postadresse hos leverandøren (@${domain}).`,
  thereIsOne:
    'Det finnes en superbruker allerede, som kan lage flere. Legg til --another for å lage en til herfra.',
  emailTaken: 'E-postadressen er allerede i bruk.',
  noLink: 'Brukeren er laget, men fikk ingen lenke. Bruk «Glemt passord?» på innloggingssiden.',
  made: (address: string) =>
    `Superbrukeren er laget. Velg passord her innen 7 dager (lenken virker én gang):\n\n${address}\n`,
} as const
