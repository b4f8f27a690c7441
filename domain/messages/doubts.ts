/**
 * What is unclear about a line of a schedule, in words. A doubt is not a refusal: it is told while the line is being
 * written, and a line with a doubt is never added.
 */
export const doubtSentences = {
  'word.unknown': 'Ukjent ord «{word}».',
  'word.ambiguous': '«{word}» kan bety flere ting.',
  'number.unclear': 'Hva er tallet {number}?',
  'count.none': 'Antall må være fra 1 til {max}.',
  'count.twice': 'Antall er skrevet to ganger.',
  'size.missing': 'Målet mangler.',
  'size.twice': 'To mål på samme rad. Sett komma mellom dem for to rader.',
  'size.unit': '{size} er ikke millimeter.',
  'size.unreadable': '{size} er ikke et mål som kan leveres.',
  'model.missing': 'Hva slags vindu eller dør?',
  'model.several': 'Flere modeller passer.',
  'model.none': 'Ingen modell er {words}.',
  'side.missing': 'Hvilken vei åpner {model}?',
  'shape.missing': 'Hvilken form har {model}?',
  'measure.missing': 'Formen trenger {measure}.',
  'measure.unused': 'Formen har ikke {measure}.',
  'color.ambiguous': '«{word}» er flere farger.',
  'color.missing': 'Fargen etter «{word}» mangler.',
  'color.side': 'To farger uten sted. Hvor skal «{word}» være?',
  'color.cladding': 'Er «{word}» fargen på kledningen eller på treet?',
  'color.foreign': '{word} finnes ikke {where}.',
  'choice.twice': 'Det er skrevet to ganger, og ulikt: «{first}» og «{second}».',
  'reference.twice': 'To referanser på samme rad.',
  'reference.long': 'Referansen kan ha inntil {max} tegn.',
  'follow.nothing': 'Linjen følger en annen, men ingen linje står over den.',
  'follow.unclear': 'Linjen følger linje {line}, som er uklar.',
  'product.refused': '{sentence}',
} as const

export type DoubtCode = keyof typeof doubtSentences
