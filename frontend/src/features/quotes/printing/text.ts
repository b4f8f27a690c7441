/** Norwegian strings of printing a quote. */
import { texts } from '#domain/texts/texts'

export const printText = texts('quotes/printing.print', {
  print: 'Skriv ut',
} as const)
