/** What mails say to a store or a builder when another has taken a step with an order, each letter by itself. `{name}` is filled in. */
import { texts } from '#domain/texts/texts'

export const stepMails = texts('messages/step-mails', {
  ordered: {
    subject: '{organisation} har bestilt tilbud {orderNumber}',
    fact: '{person} hos {organisation} bestilte tilbud {orderNumber} {date} kl. {time}.',
    next: 'Bestillingen ligger hos dere og er ikke sendt til fabrikken. Åpne tilbudet for å bestille eller gi det tilbake.',
  },
  'sent-to-factory': {
    subject: 'Tilbud {orderNumber} er bestilt fra fabrikken',
    fact: '{person} hos {organisation} bestilte tilbud {orderNumber} fra fabrikken {date} kl. {time}.',
    next: 'Fabrikkens ordrenummer er {toOrderNumber}.',
  },
  'handed-back': {
    subject: 'Tilbud {orderNumber} er gitt tilbake av {organisation}',
    fact: '{person} hos {organisation} ga tilbake tilbud {orderNumber} {date} kl. {time}.',
    next: 'Ingenting er bestilt. Tilbudet kan endres og bestilles på nytt.',
  },
  'called-off': {
    subject: 'Bestillingen av tilbud {orderNumber} er kansellert av {organisation}',
    fact: '{person} hos {organisation} kansellerte bestillingen av tilbud {orderNumber} {date} kl. {time}.',
    next: 'Ingenting er sendt til fabrikken.',
  },
  'cancellation-asked': {
    subject: '{organisation} ber om kansellering av tilbud {orderNumber}',
    fact: '{person} hos {organisation} ba om kansellering av tilbud {orderNumber} {date} kl. {time}.',
    next: 'Ordren gjelder til {provider} har svart.',
  },
  'cancellation-approved': {
    subject: 'Kanselleringen av tilbud {orderNumber} er godkjent',
    fact: '{organisation} godkjente kanselleringen av tilbud {orderNumber} {date} kl. {time}.',
    next: 'Ordren er kansellert.',
  },
  'cancellation-rejected': {
    subject: 'Kanselleringen av tilbud {orderNumber} er avslått',
    fact: '{organisation} avslo kanselleringen av tilbud {orderNumber} {date} kl. {time}.',
    next: 'Ordren gjelder som bestilt.',
  },
} as const)

export const stepMailFrame = texts('messages/step-mails.frame', {
  label: 'Merking: {label}',
  open: 'Åpne tilbudet: {address}',
} as const)
