/** What setting up an empty installation answers to the operator. */
export const installationText = {
  usage:
    'Send for eksempel {"superuser":{"email":"kari@firma.no","firstname":"Kari","lastname":"Nes"},"chains":[{"name":"Kjeden","netWindows":40,"netDoors":38,"projectWindows":50,"projectDoors":48,"stores":[{"name":"Butikken","postalCode":"4313"}]}]}',
  inUse: 'Installasjonen er tatt i bruk: det finnes brukere. Superbrukeren lager resten.',
  busy: 'Oppsettet holder på allerede.',
  noPlace: 'Postnummeret finnes ikke.',
} as const
