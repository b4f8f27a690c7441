/** A quote as its caller is answered: everything that is read to show it, for what the caller may see. */
import type { Offer } from '#domain/contracts/offer'
import type { Manifest } from '#domain/quote/quote'
import { offerFor } from '#domain/views/offer-for'
import { findMail } from '../../data/mails/mail-repository.ts'
import type { Asker } from '../../quotes/asker.ts'
import { findFactoryStatus, readQuote, slotUseFor } from '../../quotes/read-quote.ts'

export const showOffer = async (
  manifest: Manifest,
  { viewer, at }: Pick<Asker, 'viewer' | 'at'>,
  alreadyRead?: Parameters<typeof readQuote>[1],
): Promise<Offer> => {
  const now = at.toISOString()
  const { orderNumber, sent } = manifest
  const [quote, slotUse, mail, factoryStatus] = await Promise.all([
    readQuote(manifest, alreadyRead),
    slotUseFor(manifest, now),
    sent && findMail({ orderNumber, mailId: sent.mailId }),
    findFactoryStatus(manifest),
  ])
  return offerFor(viewer, { ...quote, slotUse, mail, factoryStatus }, now)
}
