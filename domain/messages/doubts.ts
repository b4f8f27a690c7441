/**
 * What is unclear about a line of a schedule, in words. A doubt is not a refusal: it is told while the line is being
 * written, and a line with a doubt is never added.
 */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('messages/doubts')

export const doubtSentences = texts('messages/doubts.doubt', {
  'word.unknown': 'Ukjent ord «{word}».',
  'word.ambiguous': '«{word}» kan bety flere ting.',
  'number.unclear': 'Hva er tallet {number}?',
  'count.none': 'Antall må være fra 1 til {max}.',
  'count.twice': 'Antall er skrevet to ganger.',
  'size.missing': 'Målet mangler.',
  'size.width-missing': 'Bredden mangler.',
  'size.height-missing': 'Høyden mangler.',
  'size.twice': 'To mål på samme rad. Sett komma mellom dem for to rader.',
  'size.unit': '{size} er ikke millimeter.',
  'size.grouped': 'Er det tusener eller et antall i {size}?',
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
  'color.side': 'To farger på samme sted. Hvor skal «{word}» være?',
  'color.order': 'Hvilken farge hører til hvilket sted?',
  'color.cladding': 'Er «{word}» fargen på kledningen eller på treet?',
  'color.foreign': '{word} finnes ikke {where}.',
  'glass.layers': '{model} har flere glass med {layers} lag.',
  'glass.layers-none': '{model} leveres ikke med {layers}-lags glass.',
  'glass.layers-other': '{glass} er ikke et {layers}-lags glass.',
  'crossbars.unclear': 'Hva slags sprosser, og hvor mange ruter?',
  'post.drawn': 'Poster settes i tegningen av raden.',
  'fitting.none': '«{word}» finnes ikke til {model}.',
  'without.unclear': 'Hva skal bort med «{word}»?',
  'without.also': 'Skal «{word}» også bort?',
  'choice.twice': 'Det er skrevet to ganger, og ulikt: «{first}» og «{second}».',
  'reference.twice': 'To referanser på samme rad.',
  'reference.long': 'Referansen kan ha inntil {max} tegn.',
  'line.long': 'Linjen kan ha inntil {max} tegn.',
  'heading.single': '«{word}» før kolon gjelder bare én rad. Skriv det på raden.',
  'model.other': '{model} blir ikke en annen modell her. Lag en ny rad for «{word}».',
  'count.elsewhere': 'Antall endres i feltet Antall.',
  'row.several': 'Her lages én rad om gangen. Flere rader skrives i hurtigregistrering.',
  'follow.nothing': 'Linjen følger en annen, men ingen linje står over den.',
  'follow.unclear': 'Linjen følger linje {line}, som er uklar.',
  'product.refused': '{sentence}',
} as const)

export type DoubtCode = keyof typeof doubtSentences

/** A way to make a doubt go away: the word is left out. */
export const withoutText = (word: string): string => say`Uten «${word}»`

export const referenceText = (text: string): string => say`Referanse «${text}»`

export const quotedWords = (words: readonly string[]): string =>
  words.map((word) => say`«${word}»`).join(say` og `)

export const claddingText = texts('messages/doubts.cladding', {
  cladding: (color: string) => say`Kledning ${color}`,
  wood: (color: string) => say`Tre ${color}, kledning etter treet`,
} as const)

/** Where a colour is missing from the lists. */
export const colorPlaces = texts('messages/doubts.color-places', {
  wood: 'på tre',
  aluminium: 'på aluminium',
  door: 'på dører',
} as const)

/** In which unit a size may be meant. */
export const unitNames = texts('messages/doubts.unit-names', {
  module: 'modulmål',
  cm: 'i cm',
  dm: 'i dm',
  m: 'i meter',
} as const)

export const panesText = (columns: number, rows: number): string => say`${columns} × ${rows} ruter`
