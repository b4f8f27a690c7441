/** What is told to whoever deploys, each in one sentence. */
export const deploymentText = {
  missing: (name: string, example: string) => `${name} mangler: legg til -c ${name}=${example}`,
  noCommandLine: 'AWS CLI mangler: kommandoen aws må være installert for å rulle ut.',
  noAnswer: (why: string) => `AWS svarte ikke som ventet: ${why}`,
  otherAccount: (account: string, found: string) =>
    `Du er logget inn på AWS-konto ${found}, og account er ${account}.`,
  tooFewFunctions: (limit: number, needed: number, region: string) =>
    `Kontoen lar ${limit} funksjoner gå samtidig, og det trengs ${needed}: be om mer med «aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000 --region ${region}».`,
  mailsOnlyToOurselves:
    'Merk: kontoen sender foreløpig bare e-post til adresser som er godkjent i SES. Be om «production access» der.',
  example: {
    stage: 'prod',
    account: '123456789012',
    region: 'eu-north-1',
    domain: 'tilbud.firma.no',
    mailFrom: 'tilbud@firma.no',
    alarmEmail: 'vakt@firma.no',
    providerEmailDomain: 'firma.no',
    providerOrganisationNumber: '399104076',
  },
  wrong: {
    stage: 'stage er et kort navn med små bokstaver, for eksempel test eller prod, og ikke local.',
    account: 'account er nummeret til AWS-kontoen, tolv siffer.',
    region: 'region er en AWS-region, for eksempel eu-north-1.',
    domain:
      'domain er adressen som verktøyet skal ha, for eksempel tilbud.firma.no, og ikke en eksempeladresse.',
    mailFrom: 'mailFrom er e-postadressen som tilbud sendes fra, og ikke en eksempeladresse.',
    alarmEmail: 'alarmEmail er e-postadressen som alarmer går til, og ikke en eksempeladresse.',
    providerEmailDomain:
      'providerEmailDomain er det som står etter @ i leverandørens e-postadresser, og ikke et eksempel.',
    providerOrganisationNumber: 'providerOrganisationNumber er leverandørens organisasjonsnummer, ni siffer.',
    monthlyBudget: 'monthlyBudget er et helt antall amerikanske dollar i måneden.',
    originSecret: 'originSecret er et helt tall fra 1, som telles opp for å bytte hemmelighet.',
    tableName: 'tableName er navnet på en tabell som finnes i kontoen.',
  },
} as const
