import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('developer')

export const developerText = texts('developer.page', {
  title: 'For utviklere',
  intro:
    'Et annet system kan lese og lage tilbud for en forhandler eller byggmester. Alt det kan gjøre, står i beskrivelsen av API-et (OpenAPI 3.1).',
  description: 'Beskrivelsen av API-et',
  keys: 'Nøkler',
  keysMade:
    'En administrator lager nøkkelen på siden til forhandleren eller byggmesteren, under «Andre systemer». Den vises én gang, utløper etter høyst to år og kan slettes når som helst.',
  keysSent: 'Systemet sender den med hver forespørsel, over https og uten informasjonskapsler:',
  keysAct:
    'Nøkkelen ser det en selger i organisasjonen ser. Det den lager, får nøkkelens navn som selger. En nøkkel som bare kan lese, endrer ingenting.',
  person: 'Dette krever en person, og er stengt for nøkler:',
  personOnly: [
    'å bestille, avbestille og gi tilbake bestillinger',
    'å sende e-post og lage lenker til kunder',
    'brukere, passord, økter og vilkår',
    'å svare på funn i bestillingskontrollen',
  ],
  limits: 'Grenser',
  limitCalls: (calls: number) => say`${calls} forespørsler i minuttet for hver nøkkel`,
  limitQuotes: (own: string, all: string) =>
    say`${own} nye tilbud i døgnet for hver nøkkel, og ${all} for organisasjonen`,
  limitPrints: (own: number) => say`${own} nye utskrifter i døgnet for hver nøkkel`,
  limitSaid: 'Over grensen er svaret 429, med en setning om når det går igjen.',
  errors: 'Feil',
  errorsSaid:
    'Et avslag har en kode som ikke endres, og en setning på norsk som kan vises. Send samme «Idempotency-Key» når du prøver på nytt, så blir tilbudet laget én gang.',
  errorExample: '{ "code": "api-key.ended", "message": "API-nøkkelen er utløpt. …" }',
  examples: 'Eksempler',
  curl: 'Tilbud, med curl',
  node: 'Et nytt tilbud med to vinduer, med Node',
  webhooks: 'Webhooker',
  webhooksSaid:
    'En administrator lager webhooken på siden til forhandleren eller byggmesteren, under «Andre systemer». Adressen kalles omtrent et minutt etter at noe har skjedd:',
  webhookCall: 'Et kall til en webhook',
  webhookExample: `{
  "type": "quote.status-changed",
  "timestamp": "2026-11-24T09:30:00.000Z",
  "data": {
    "orderNumber": 100123,
    "version": 7,
    "status": "ordered",
    "statusBefore": "offer"
  }
}`,
  webhooksAnswer:
    'Svar med en status fra 200 til 299 innen 10 sekunder. Ellers prøves det på nytt, ni ganger på tre døgn. Det samme kan komme to ganger, og har da samme «webhook-id». Hendelser kan komme i en annen rekkefølge enn de skjedde: spør etter tilbudet med en nøkkel når du trenger å vite hvordan det står.',
  webhooksSigned:
    'Kallet er signert etter Standard Webhooks, så biblioteker for den standarden kan brukes. Et kall som ikke er ekte, skal ikke tas imot. Slik ser et program etter selv:',
  receiver: 'Ta imot og se etter signaturen, med Node',
  assistants: 'Assistenter (MCP)',
  assistantsSaid:
    'En assistent som kan bruke MCP, får disse verktøyene med samme nøkkel: finne en modell, sette den sammen, regne ut prisen, kontrollere og lage et utkast til tilbud. Den bestiller og sender ingenting.',
} as const)
