/** What is said of a part of the page whose code could not be fetched. */
import { texts } from '#domain/texts/texts'

export const lazyText = texts('ui/lazy', {
  gone: 'Denne delen av siden kunne ikke hentes. Verktøyet kan være oppdatert siden du åpnet det. Det du har skrevet, står. Last siden på nytt når det er lagret.',
  notHere: 'Kunne ikke hentes.',
} as const)
