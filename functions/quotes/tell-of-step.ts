/**
 * Tells a store and a builder by mail what the other, or the provider, has done with an order. It has happened already, so nobody is
 * refused when it cannot be told.
 */
import { kindOf } from '#domain/access/access'
import type { Parties } from '#domain/quote/header/parties'
import { stepLetters } from '#domain/quote/life/step-mail'
import type { Manifest } from '#domain/quote/quote'
import { readOwnWords } from '../data/texts/words-in-force.ts'
import { logger } from '../http/log.ts'
import type { Asker } from './asker.ts'
import { writeMail } from './write-mail.ts'

/** `site`: the address that people reach us by. Again for the same step it is the same mail. */
export const tellOfStep = async (
  manifest: Manifest,
  parties: Parties,
  { viewer }: Pick<Asker, 'viewer'>,
  site: string,
): Promise<void> => {
  const { orderNumber, change } = manifest
  const letters = () => stepLetters(manifest, parties, kindOf(viewer), `${site}/tilbud/${orderNumber}`)
  if (letters().length === 0) return
  try {
    await readOwnWords()
    await Promise.all(letters().map((letter) => writeMail(letter, { orderNumber, at: change.at })))
  } catch (error) {
    logger().error('a step of an order was not told by mail', { orderNumber, error: error as Error })
  }
}
