/** Why a quote is not ordered, cancelled or sent; part of the one table of refusals. */
import { texts } from '#domain/texts/texts'

export const orderRefusals = texts('messages/order-refusals', {
  'quote.not-orderable': { status: 409, sentence: 'Ordren kan ikke bestilles' },
  'quote.not-cancellable': { status: 409, sentence: 'Bestillingen kan ikke kanselleres i denne statusen.' },
  'quote.step-not-possible': { status: 409, sentence: 'Handlingen er ikke mulig i denne statusen.' },
  'order.no-rows': { status: 422, sentence: 'Tilbudet har ingen rader å bestille.' },
  'order.no-count': {
    status: 422,
    sentence:
      'Tilbudet inneholder rader / produkter med antall 0. Disse radene må slettes eller oppdateres med et gyldig antall for å fortsette.',
  },
  'order.stopped': { status: 409, sentence: '{store}: {text}' },
  'order.finding-stops': { status: 422, sentence: '{sentence}' },
  'order.not-acknowledged': {
    status: 409,
    sentence: 'Bestillingskontrollen har {count} funn som må rettes eller bekreftes før bestilling.',
  },
  'order.call-store': {
    status: 409,
    sentence: 'Fastlane-bestilling må sendes av butikken. Kontakt {store} på telefon {phone}.',
  },
  'order.slot-taken': { status: 409, sentence: 'Fastlane-plassen er ikke lenger ledig.' },
  'check.no-such-finding': { status: 409, sentence: 'Funnet gjelder ikke lenger. Se kontrollen på nytt.' },
  'check.too-many-acknowledged': {
    status: 422,
    sentence: 'Et tilbud kan ha inntil {max} bekreftede funn. Del det i flere tilbud.',
  },
  'send.no-mode': { status: 422, sentence: 'Velg minst én prisvisning.' },
  'send.mode-not-allowed': { status: 403, sentence: 'Du kan ikke sende tilbudet med denne prisvisningen.' },
  'send.copy-not-allowed': {
    status: 403,
    sentence: 'Du kan ikke få kopi av priser som du ikke kan skrive ut.',
  },
  'send.address-not-from-agent': {
    status: 403,
    sentence:
      'Kundens pris kan bare sendes til en adresse som {agent} har oppgitt. Be {agent} fylle inn kundens e-postadresse eller sende tilbudet selv, eller send det uten priser.',
  },
  'send.no-customer': {
    status: 422,
    sentence: 'Kundens navn og e-postadresse må fylles ut før tilbudet kan sendes.',
  },
  'send.no-rows': { status: 422, sentence: 'Tilbudet har ingen rader å sende.' },
  'send.already-sent': {
    status: 409,
    sentence: 'Det samme tilbudet er allerede sendt til {email}. Det sendes ikke to ganger.',
  },
} as const)

/** Shown to a store that may not order for a while, where the provider gives no reason. */
export const orderStopSentences = texts('messages/order-refusals.order-stop', {
  unexplained: 'Bestilling er stoppet for denne forhandleren.',
} as const)

/** What a slot is called where a request for one is refused. */
export const slotText = texts('messages/order-refusals.slot', { name: 'Fastlane-plass' } as const)
