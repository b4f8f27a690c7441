/**
 * Every refusal there is: its HTTP status and its Norwegian sentence. `{name}` is filled from the refusal's data.
 * One table, so that a code without a sentence or a status cannot exist.
 */
import { texts } from '#domain/texts/texts'
import { accessRefusals } from './access-refusals.ts'
import { apiKeyRefusals } from './api-key-refusals.ts'
import { customerRefusals } from './customer-refusals.ts'
import { deliverySentences } from './delivery.ts'
import { limitRefusals } from './limit-refusals.ts'
import { orderRefusals } from './order-refusals.ts'
import { peopleRefusals } from './people-refusals.ts'
import { pictureRefusals } from './picture-refusals.ts'
import { textRefusals } from './text-form.ts'
import { webhookRefusals } from './webhook-refusals.ts'

interface Wording {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503 | 504
  readonly sentence: string
}

export const refusals = texts('messages/refusals', {
  'request.malformed': { status: 400, sentence: 'Forespørselen kunne ikke leses.' },
  'request.invalid': { status: 422, sentence: 'Ugyldig verdi for feltet {field}.' },
  'request.unsupported-type': { status: 415, sentence: 'Forespørselen må være JSON.' },
  'request.too-large': { status: 413, sentence: 'Forespørselen er for stor.' },
  'request.not-found': { status: 404, sentence: 'Adressen finnes ikke.' },
  'request.method-not-allowed': { status: 405, sentence: 'Handlingen er ikke tillatt på denne adressen.' },
  'request.foreign-origin': { status: 403, sentence: 'Forespørselen kom fra et annet nettsted.' },
  'request.idempotency-key-reused': {
    status: 409,
    sentence: 'Nøkkelen er allerede brukt til en annen forespørsel.',
  },
  'request.in-progress': { status: 409, sentence: 'Den samme forespørselen er allerede under behandling.' },
  'request.too-many': { status: 429, sentence: 'For mange forespørsler. Vent litt før du prøver igjen.' },
  'server.failed': { status: 500, sentence: 'Noe gikk galt på serveren. Prøv igjen.' },
  'server.busy': { status: 503, sentence: 'Tjenesten er opptatt. Prøv igjen om litt.' },
  /** What programs ask, and no person. */
  'session.not-authenticated': { status: 401, sentence: 'Ikke autentisert' },
  'session.missing': { status: 401, sentence: 'Du må logge inn.' },
  'session.wrong-credentials': { status: 401, sentence: 'Feil e-postadresse eller passord.' },
  'session.user-disabled': { status: 403, sentence: 'Brukeren er deaktivert. Kontakt administratoren din.' },
  'session.throttled': {
    status: 429,
    sentence: 'For mange mislykkede forsøk. Vent {minutes} minutter før du prøver igjen.',
  },
  /** The client looks for this code literally and goes to /user/choose_context. */
  UserContextMissingException: { status: 403, sentence: 'Velg hvem du vil arbeide som.' },
  'session.second-factor-missing': { status: 401, sentence: 'Innloggingen mangler koden fra appen din.' },
  'session.unknown': { status: 404, sentence: 'Økten finnes ikke. Den kan være avsluttet allerede.' },
  'second-factor.app-not-ready': {
    status: 422,
    sentence:
      'Koden stemmer ikke. Skriv den som appen viser nå, og se etter at klokken på telefonen går riktig.',
  },
  'second-factor.wrong-code': {
    status: 422,
    sentence:
      'Koden stemmer ikke. Hver kode virker én gang: vent til appen viser en ny, eller bruk en annen gjenopprettingskode.',
  },
  'second-factor.not-begun': { status: 409, sentence: 'Tofaktor er ikke satt opp ennå. Begynn på nytt.' },
  'second-factor.already-on': { status: 409, sentence: 'Tofaktor er allerede slått på.' },
  'second-factor.off': { status: 409, sentence: 'Tofaktor er ikke slått på.' },
  'second-factor.required': {
    status: 409,
    sentence: 'Organisasjonen din krever tofaktor. Den kan ikke slås av.',
  },
  'second-factor.own': {
    status: 409,
    sentence:
      'Din egen tofaktor slår du av på profilen din, eller be en annen administrator om å nullstille den.',
  },
  'session.other-context': {
    status: 409,
    sentence:
      'Rollen er byttet i en annen fane. Det du gjør her, blir ikke lagret før siden er lastet på nytt.',
  },
  'session.search-too-wide': {
    status: 422,
    sentence: 'Søket passer til for mange personer. Skriv hele navnet eller e-postadressen.',
  },
  'session.unknown-context': { status: 404, sentence: 'Rollen finnes ikke eller er slått av.' },
  'user.wrong-password': { status: 422, sentence: 'Passordet er feil.' },
  'password.common': {
    status: 422,
    sentence: 'Passordet er blant dem som prøves først. Velg et annet, gjerne flere ord etter hverandre.',
  },
  'password.repeated': {
    status: 422,
    sentence:
      'Passordet gjentar seg selv og er lett å gjette. Velg et annet, gjerne flere ord etter hverandre.',
  },
  'password.own': {
    status: 422,
    sentence: 'Passordet består av navnet eller e-postadressen din. Velg noe andre ikke vet om deg.',
  },
  'password.unchanged': { status: 422, sentence: 'Dette er passordet du har nå. Velg et nytt.' },
  'password-link.unknown': {
    status: 404,
    sentence: 'Lenken er brukt, eller erstattet av en nyere. Be om en ny med «Glemt passord?».',
  },
  'password-link.expired': {
    status: 404,
    sentence: 'Lenken er utløpt. Be om en ny med «Glemt passord?».',
  },
  'message.not-found': { status: 404, sentence: 'Meldingen finnes ikke.' },
  'message.changed-meanwhile': {
    status: 409,
    sentence: '{name} har lagret meldingen mens du skrev. Se hva som er endret, og prøv igjen.',
  },
  'message.unknown-chain': { status: 422, sentence: 'Kjeden finnes ikke.' },
  ...accessRefusals,
  'directory.search-too-wide': {
    status: 422,
    sentence: 'Søket passer til for mange. Skriv flere bokstaver eller ord.',
  },
  'organisation.not-found': { status: 404, sentence: 'Organisasjonen finnes ikke.' },
  'organisation.changed-meanwhile': {
    status: 409,
    sentence: '{name} har endret organisasjonen mens du arbeidet. Se hva som er endret, og prøv igjen.',
  },
  ...apiKeyRefusals,
  ...webhookRefusals,
  ...peopleRefusals,
  ...textRefusals,
  'organisation.read-only-field': {
    status: 403,
    sentence: 'Feltet {field} kan bare endres av leverandøren. Ta kontakt for å oppdatere det.',
  },
  'organisation.has-people': {
    status: 409,
    sentence: 'Byggmesteren har brukere med aktive roller. Deaktiver rollene først.',
  },
  'organisation.has-quotes': {
    status: 409,
    sentence: 'Byggmesteren har tilbud eller bestillinger og kan ikke slettes.',
  },
  'organisation.too-many-stock-addresses': {
    status: 422,
    sentence: 'En forhandler kan ha inntil {max} lageradresser.',
  },
  'stock-address.not-found': { status: 404, sentence: 'Lageradressen finnes ikke.' },
  'logo.broken': {
    status: 422,
    sentence: 'Bildet er ødelagt eller ufullstendig. Lagre det på nytt, og prøv igjen.',
  },
  'quote.not-found': { status: 404, sentence: 'Tilbud {orderNumber} finnes ikke.' },
  'quote.row-not-found': { status: 404, sentence: 'Rad {rowNumber} finnes ikke i tilbud {orderNumber}.' },
  'undo.row-changed': { status: 409, sentence: 'Rad {rowNumber} er endret etterpå. Ingenting er angret.' },
  'undo.row-changed-by': {
    status: 409,
    sentence: 'Rad {rowNumber} er endret av {name} etterpå. Ingenting er angret.',
  },
  'undo.order-changed': { status: 409, sentence: 'Radene er flyttet etterpå. Ingenting er angret.' },
  'undo.header-changed': {
    status: 409,
    sentence: 'Kunde eller levering er endret etterpå. Ingenting er angret.',
  },
  'undo.not-own': {
    status: 403,
    sentence: 'Dette har {name} gjort. Bare den som har gjort noe, kan angre det.',
  },
  'undo.for-good': { status: 409, sentence: 'Dette kan ikke angres.' },
  'undo.unknown': { status: 404, sentence: 'Det finnes ikke noe slikt steg å angre.' },
  'quote.revision-not-found': { status: 404, sentence: 'Denne versjonen av raden finnes ikke.' },
  'quote.read-only': { status: 409, sentence: 'Tilbudet er låst og kan ikke endres.' },
  'quote.expired': {
    status: 409,
    sentence: 'Tilbudet er utgått, utvid gyldighet for å endre eller bestille.',
  },
  'quote.row-changed': {
    status: 409,
    sentence:
      'Raden er endret av {name} mens du arbeidet. Se hva som er endret, og velg hva som skal gjelde.',
  },
  'quote.header-changed': {
    status: 409,
    sentence:
      'Kundeinformasjonen er endret av {name} mens du arbeidet. Se hva som er endret, og velg hva som skal gjelde.',
  },
  'quote.search-too-wide': {
    status: 422,
    sentence: 'Søket passer til for mange tilbud. Skriv flere ord, eller et tilbudsnummer.',
  },
  'quote.row-refuses': { status: 422, sentence: 'Rad {rowNumber}: {sentence} Ingen rader er endret.' },
  'quote.rows-changed': {
    status: 409,
    sentence: 'Rad {rowNumber} er endret av {name} mens du arbeidet. Ingen rader er endret. Prøv igjen.',
  },
  'quote.changed-meanwhile': {
    status: 409,
    sentence: 'Tilbudet er endret av {name} i mellomtiden. Se over det, og prøv igjen.',
  },
  'quote.count-changed': {
    status: 409,
    sentence: 'Antallet på rad {rowNumber} er endret til {stored} imens. {asked} er ikke lagret.',
  },
  'quote.discount-changed': {
    status: 409,
    sentence: 'Rabatten på rad {rowNumber} er endret til {stored} % imens. {asked} % er ikke lagret.',
  },
  'quote.margin-changed': {
    status: 409,
    sentence: 'Marginen på rad {rowNumber} er endret til {stored} % imens. {asked} % er ikke lagret.',
  },
  'quote.busy': { status: 409, sentence: 'Mange endrer tilbudet samtidig. Prøv igjen.' },
  'quote.too-many-rows': { status: 422, sentence: 'Et tilbud kan ha inntil {max} rader.' },
  'exchange.not-ordered': {
    status: 409,
    sentence: 'Tilbud {orderNumber} har ingen bestilling som gjelder, og kan ikke lastes ned som EHF.',
  },
  'exchange.no-organisation-number': {
    status: 422,
    sentence:
      '{store} mangler organisasjonsnummer, og uten det kan ingen EHF lages. Leverandøren legger det inn på forhandlerens side.',
  },
  'exchange.too-many-pieces': {
    status: 422,
    sentence:
      'En BIM-modell kan ha inntil {max} stykker. Last ned én rad om gangen, eller med et lavere antall.',
  },
  'quote.sum-too-large': {
    status: 422,
    sentence: 'Summen av tilbudet blir for stor. Velg et lavere antall.',
  },
  'quote.old-revision': {
    status: 409,
    sentence: 'Du ser på en eldre versjon. Bare gjeldende versjon kan endres.',
  },
  'quote.discount-above-max': { status: 422, sentence: 'Rabatten kan ikke være høyere enn {max} %.' },
  'quote.margin-above-max': { status: 422, sentence: 'Marginen kan ikke være høyere enn {max} %.' },
  'quote.rate-locked': { status: 422, sentence: 'Kan ikke endre byggmesterpris for rad {rowNumber}.' },
  'quote.copy-without-count': { status: 422, sentence: 'Kan ikke kopiere rad uten antall' },
  'quote.count-locked': {
    status: 422,
    sentence: 'Antallet for rad {rowNumber} følger radene som delen hører til.',
  },
  'connection.invalid': { status: 422, sentence: 'Ugyldig sammenkobling.' },
  'connection.already-connected': {
    status: 409,
    sentence: 'Rad {rowNumber} er allerede koblet til rad {toRow}. Koble den fra først.',
  },
  'connection.construction-part': {
    status: 422,
    sentence: 'Rad {rowNumber} er en konstruksjonsdel og kan ikke kobles.',
  },
  'connection.sloping-edge': {
    status: 422,
    sentence: 'Rad {rowNumber} og rad {toRow} har ikke rette kanter som kan stå mot hverandre her.',
  },
  'connection.joint-length': {
    status: 422,
    sentence: 'Radene møtes over {length} mm. Koblingsposten leveres fra {min} til {max} mm.',
  },
  'connection.place-taken': { status: 422, sentence: 'Plassen er opptatt av rad {rowNumber}.' },
  'connection.mounting': {
    status: 422,
    sentence: 'Rad {rowNumber} er koblet til rad {toRow} og monteres sammen med den.',
  },
  'connection.post-length': {
    status: 422,
    sentence: 'Koblingsposten er så lang som rad {rowNumber} er koblet, og har ikke en egen lengde.',
  },
  'connection.post-belongs': {
    status: 422,
    sentence: 'Koblingsposten hører til koblingen. Koble fra rad {rowNumber} for å fjerne den.',
  },
  'quote.no-private-delivery': {
    status: 422,
    get sentence() {
      return deliverySentences.noPrivateDelivery
    },
  },
  'quote.creation-not-allowed': {
    status: 403,
    sentence: 'Tilbud kan bare opprettes av butikk eller byggmester.',
  },
  'quote.fastlane-not-qualified': {
    status: 422,
    sentence: 'Tilbudet kvalifiserer ikke for Fastlane: {reason}.',
  },
  'quote.extra-not-available': {
    status: 422,
    sentence: 'Hurtigvalg {name} kan ikke brukes på noen av radene i tilbudet.',
  },
  ...orderRefusals,
  ...customerRefusals,
  ...limitRefusals,
  'postal-code.unknown': { status: 404, sentence: 'Ukjent postnummer' },
  'job.not-found': { status: 404, sentence: 'Jobben finnes ikke eller er utløpt.' },
  'document.mode-not-allowed': { status: 403, sentence: 'Du kan ikke skrive ut med denne prisvisningen.' },
  'logo.wrong-type': { status: 422, sentence: 'Filformat må være .png eller .jpg/.jpeg' },
  'logo.too-large': {
    status: 422,
    sentence:
      'Logoen er for stor. Den kan være {kilobytes} kB, {width} piksler bred og {height} piksler høy.',
  },
  ...pictureRefusals,
  'buffer.not-found': { status: 404, sentence: 'Det finnes ingen buffer med dette navnet.' },
  'picture.failed': { status: 500, sentence: 'Bildet kunne ikke lages. {reason}' },
  'catalogue.unknown-frame-type': { status: 422, sentence: 'Ugyldig verdi for frametype' },
  'product.made-no-more': {
    status: 422,
    sentence:
      'Et av produktene kan ikke lages etter gjeldende regler: {reason} Slett raden og legg den inn på nytt.',
  },
  /** To a customer. */
  'quote.shown-no-more': {
    status: 422,
    sentence:
      'Tilbudet kan ikke vises, fordi et av produktene må legges inn på nytt. Ta kontakt med den du har fått det fra.',
  },
  'product.unknown-model': { status: 422, sentence: 'Modellen finnes ikke.' },
  'product.unknown-choice': { status: 422, sentence: '{value} kan ikke velges for {field}.' },
  'product.no-price': { status: 422, sentence: 'Prislisten mangler pris for {what}. Kontakt leverandøren.' },
} as const satisfies Record<string, Wording>)

export type RequestRefusalCode = keyof typeof refusals
