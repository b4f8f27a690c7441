/**
 * Sends a quote to its customer: freezes one document for each price mode, writes the mail down under the hash of all that it
 * holds, and puts it on the queue. The same mail a second time is found and not sent again; one that failed, or of which
 * nobody knows, goes out again because a person asks for it.
 */
import { createHash } from 'node:crypto'
import {
  linkPricesOf,
  mayHaveCopy,
  mayMailModes,
  type PriceMode,
  readPriceModes,
  sendModes,
} from '#domain/access/price-modes'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { AskedMail } from '#domain/contracts/mail'
import { hasLeft } from '#domain/mail/mail-states'
import { sentenceOf } from '#domain/messages/words'
import { isAgentsAddress } from '#domain/quote/customer/agents-address'
import { documentName, letterFor } from '#domain/quote/customer/quote-mail'
import { kindOfQuote } from '#domain/quote/money/visible-money'
import type { Manifest } from '#domain/quote/quote'
import { type Refusal, type Result, refusal, success } from '#domain/result'
import { documentFor } from '#domain/views/document-for'
import { isAbandoned } from '#domain/views/mail-progress'
import type { QuoteForShow } from '#domain/views/offer-for'
import { canonicalJson } from '../../data/artefacts/canonical-json.ts'
import { orderArtefact } from '../../data/artefacts/order-artefact.ts'
import { type LinkKey, revokeLink } from '../../data/customer-links/link-repository.ts'
import { findMailAddress, keepMailAddress } from '../../data/mails/mail-address-repository.ts'
import { queueMail } from '../../data/mails/mail-queue.ts'
import { findMail, insertMail, type Mail, moveMail } from '../../data/mails/mail-repository.ts'
import { readSellersLogo } from '../../data/organisations/logo-store.ts'
import { command } from '../../http/command.ts'
import { answered } from '../../http/outcome.ts'
import { invalidField } from '../../http/request.ts'
import { newId } from '../../ids.ts'
import { spend } from '../../people/spend.ts'
import { type Asker, askerOf } from '../../quotes/asker.ts'
import { changeQuote, changesNothing, tryCommand } from '../../quotes/change-quote.ts'
import { findQuoteFor } from '../../quotes/find-quote.ts'
import { findParties } from '../../quotes/quote-parties.ts'
import { readQuoteForPaper } from '../../quotes/read-quote.ts'
import * as contracts from './contracts.ts'
import { giveLink } from './give-link.ts'
import { showOffer } from './show-offer.ts'

const modesOf = (prices: string, { viewer }: Asker, manifest: Manifest): Result<readonly PriceMode[]> => {
  const asked = readPriceModes(prices)
  if (asked === null) return invalidField('prices')
  if (asked.length === 0) return refusal('send.no-mode', { path: 'prices' })
  const allowed = sendModes(viewer, kindOfQuote(manifest))
  return asked.every((mode) => allowed.includes(mode)) ? success(asked) : refusal('send.mode-not-allowed')
}

type Sender = Parameters<typeof letterFor>[2]

const writeMail = async (
  quote: QuoteForShow,
  asked: AskedMail,
  sender: Sender,
  { viewer, at }: Asker,
): Promise<Mail> => {
  const { modes, measurements, link } = asked
  const { manifest } = quote
  const { orderNumber } = manifest
  const now = at.toISOString()
  const logo = await readSellersLogo(quote.parties)
  const attachments = await Promise.all(
    modes.map(async (mode) => {
      const order = { kind: 'quote-pdf', viewer, modes: [mode], measurements, colorLists, logo, now } as const
      const input = documentFor(quote, order)
      return { filename: documentName(orderNumber, mode), document: await orderArtefact(input, at) }
    }),
  )
  const content = { ...letterFor(manifest, quote.parties, sender, asked), orderNumber, attachments }
  // Each link is another; that there is one belongs to the mail, and not which. Nor does where its documents lie.
  const hash = createHash('sha256')
    .update(canonicalJson({ ...content, attachments: attachments.map(whatIsIn), link }))
    .digest('hex')
  return {
    ...content,
    asked,
    mailId: `mail_${hash}`,
    kind: null,
    state: 'queued',
    since: now,
    reason: null,
  }
}

const whatIsIn = ({ filename, document: { hash, kind } }: Mail['attachments'][number]) => ({
  filename,
  document: { hash, kind },
})

const isOnItsWay = ({ state, since }: Mail, now: string): boolean =>
  state === 'sending' && !isAbandoned({ state, since }, now)

/** Whether it has its link: one that was sent or is on its way, and one that waits with it. */
const hasItsLink = async (mail: Mail, { at }: Asker): Promise<boolean> => {
  const earlier = await findMail(mail)
  if (earlier === null) return false
  if (hasLeft(earlier.state) || isOnItsWay(earlier, mail.since)) return true
  return (await findMailAddress(mail, at)) !== null
}

/** The customer's own link where that was wished for, put where the sender finds it; null where the mail has one, or none is wished for. */
const giveCustomerPage = async (
  mail: Mail,
  manifest: Manifest,
  site: string,
  asker: Asker,
): Promise<Result<LinkKey | null>> => {
  const { link, modes } = mail.asked
  if (!link || (await hasItsLink(mail, asker))) return success(null)
  const showsPrices =
    modes.includes('CUSTOMER') && linkPricesOf(asker.viewer, kindOfQuote(manifest)).includes('rows')
  const terms = { prices: showsPrices ? 'rows' : 'none', endsAt: manifest.validTo } as const
  const given = await giveLink(manifest, terms, asker)
  if (!given.ok) return given
  await keepMailAddress(mail, site + given.value.path, asker.at)
  return success(given.value.key)
}

/** The quote is not sent after all: nobody has this link, and nobody waits for this mail. */
const withdraw = async (
  mail: Mail,
  link: LinkKey | null,
  { code, data }: Refusal,
  at: Date,
): Promise<void> => {
  const reason = sentenceOf({ code, data })
  await Promise.all([
    moveMail(mail, { state: 'failed', since: mail.since, reason }),
    link && revokeLink(link, at),
  ])
}

/**
 * False when this very mail has been sent. A request that is repeated, which no person decides, leaves alone what is being sent, however
 * long that may seem to take: two clocks differ by minutes at worst.
 */
const putInQueue = async (mail: Mail, isRepeated: boolean): Promise<boolean> => {
  if (await insertMail(mail)) return true
  const earlier = await findMail(mail)
  if (earlier === null) throw new Error('a mail was neither written nor there')
  if (hasLeft(earlier.state)) return false
  const { since, attachments } = mail
  if (isRepeated && earlier.state === 'sending') return true
  // The documents of before may have been thrown away meanwhile.
  if (!isOnItsWay(earlier, since)) await moveMail(earlier, { state: 'queued', since, attachments })
  return true
}

export const sendOffer = command(contracts.sendOffer, {
  allocate: async () => ({ id: newId('stp') }),
  act: async (request, { id }) => {
    const asker = askerOf(request)
    const { orderNumber } = request.params
    const found = await findQuoteFor(asker.viewer, 'quote.edit', orderNumber)
    if (!found.ok) return found
    const manifest = found.value
    const modes = modesOf(request.query.prices, asker, manifest)
    if (!modes.ok) return modes
    const { text = null, copy = false, link = false } = request.body
    if (copy && !mayHaveCopy(asker.viewer, kindOfQuote(manifest), modes.value))
      return refusal('send.copy-not-allowed', { path: 'copy' })
    const { name, email } = manifest.header.customer
    if (name.trim() === '' || email === '') return refusal('send.no-customer', { path: 'customer' })
    if (manifest.rows.length === 0) return refusal('send.no-rows')
    const { agent } = await findParties(manifest.owner)
    if (!mayMailModes(asker.viewer, kindOfQuote(manifest), modes.value, isAgentsAddress(manifest)))
      return refusal('send.address-not-from-agent', {
        path: 'customer.email',
        data: { agent: agent?.name ?? '' },
      })
    const { version: basedOn = manifest.version } = request.query
    const sendAs = (mailId: string) => ({ kind: 'send', stepId: id, mailId, basedOn }) as const
    const tried = await tryCommand(manifest, sendAs(''), asker)
    if (!tried.ok) return tried.refusal

    const refused = await spend('mails', request)
    if (refused !== null) return refused
    const measurements = request.query.measurements === 'true'
    const asked = { modes: modes.value, measurements, text, copy, link }
    const mail = await writeMail(
      await readQuoteForPaper(manifest, asker.at),
      asked,
      request.caller.user,
      asker,
    )
    const given = await giveCustomerPage(mail, manifest, request.site, asker)
    if (!given.ok) return given
    const isRepeated = changesNothing(tried)
    if (!(await putInQueue(mail, isRepeated)))
      return isRepeated
        ? answered({ model: await showOffer(manifest, asker) })
        : refusal('send.already-sent', { data: { email } })
    const outcome = await changeQuote(orderNumber, sendAs(mail.mailId), asker)
    if (!outcome.ok) {
      await withdraw(mail, given.value, outcome.refusal, asker.at)
      return outcome.refusal
    }
    await queueMail(mail)
    return answered({ model: await showOffer(outcome.value.manifest, asker) })
  },
})
