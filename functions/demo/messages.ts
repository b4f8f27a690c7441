/** What the provider of the demo has told its dealers, dated from the day of the demo. */
import type { Message } from '../data/messages/message-repository.ts'

const DAY = 86_400_000

const at = (day: string, days: number): string =>
  new Date(new Date(`${day}T07:00:00Z`).getTime() + days * DAY).toISOString()

export const demoMessages = (day: string): readonly Message[] =>
  [
    {
      id: 2,
      title: 'Leveringstid i romjulen',
      content: [
        'Fabrikken er stengt fra **julaften til 2. nyttårsdag**. Bestillinger som er sendt innen 12. desember, leveres som lovet.',
        '',
        '- Fastlane har ingen plasser i uke 52 og 1.',
        '- Kundestøtte svarer på e-post hele perioden.',
      ].join('\n'),
      from: -3,
      until: 60,
    },
    {
      id: 1,
      title: 'Prisliste 2026-1 gjelder nå',
      content:
        'Nye tilbud prises etter prisliste 2026-1. Tilbud som allerede er laget, beholder prisene til de utløper eller får utvidet gyldighet.',
      from: -20,
      until: 120,
    },
  ].map(({ from, until, ...message }) => ({
    ...message,
    validFrom: at(day, from),
    validTo: at(day, until),
    status: 'published',
    lastUpdated: at(day, from),
    audience: { kind: 'everybody' },
    updatedBy: null,
    version: 1,
  }))
