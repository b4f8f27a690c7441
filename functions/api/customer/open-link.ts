/**
 * From an address to the quote behind it, or why it does not open. A quote that is not there, a secret that is wrong and an
 * address that is nonsense are the same answer.
 */
import { linkStateOf, mayByLink } from '#domain/access/customer-link'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { CustomerPage } from '#domain/contracts/customer-page'
import { phoneInWords } from '#domain/messages/customer-refusals'
import { formatPhone } from '#domain/messages/phone'
import type { Parties } from '#domain/quote/header/parties'
import type { Manifest } from '#domain/quote/quote'
import { type Result, refusal, success } from '#domain/result'
import { customerPageFor } from '#domain/views/customer-page-for'
import { type OpenedLink, openedLink } from '../../customer-answers/opened-link.ts'
import { type Acceptance, listAcceptances } from '../../data/customer-links/acceptance-repository.ts'
import { findRepliedUpTo } from '../../data/customer-links/answer-repository.ts'
import { findLink, type StoredLink } from '../../data/customer-links/link-repository.ts'
import { listQuestions } from '../../data/customer-links/question-repository.ts'
import { secretHashOf } from '../../data/link-secret.ts'
import { readSellersLogo } from '../../data/organisations/logo-store.ts'
import { findManifest, findVersion } from '../../data/quotes/quote-repository.ts'
import type { Circumstances } from '../../http/endpoint.ts'
import { findParties } from '../../quotes/quote-parties.ts'
import { readQuoteForPaper } from '../../quotes/read-quote.ts'
import { parseLink } from './contracts.ts'
import { countMissedLink, throttleLinks } from './throttle.ts'

/** Whom a customer turns to, as words in a refusal. */
export const contactIn = ({ agent, store }: Parties) => {
  const { name, phoneNumber } = agent ?? store
  return { seller: name, phone: phoneInWords(formatPhone(phoneNumber)) }
}

const find = async (of: Parameters<typeof parseLink>[0], at: Date): Promise<StoredLink | null> => {
  const parsed = parseLink(of)
  if (parsed === null) return null
  const { orderNumber, secret } = parsed
  return findLink({ orderNumber, secretHash: secretHashOf(secret) }, at)
}

export const openLink = async (
  of: Parameters<typeof parseLink>[0],
  { at, address }: Pick<Circumstances, 'at' | 'address'>,
): Promise<Result<OpenedLink>> => {
  const throttled = await throttleLinks(address, at)
  if (throttled !== null) return throttled
  const link = await find(of, at)
  const manifest = link && (await findManifest(link.orderNumber))
  if (link === null || manifest === null) {
    await countMissedLink(address, at)
    return refusal('customer-page.not-found')
  }
  const parties = await findParties(manifest.owner)
  const now = at.toISOString()
  if (!mayByLink(link, 'quote.view', now)) {
    const data = contactIn(parties)
    return linkStateOf(link, now) === 'revoked'
      ? refusal('customer-page.revoked', { data })
      : refusal('customer-page.ended', { data })
  }
  return success(await openedLink(link, manifest, parties))
}

/** The latest yes to what the quote was before; asked for where nobody has said yes to what it is now. */
const findAcceptedBefore = async ({ orderNumber }: Manifest) => {
  const [latest] = await listAcceptances(orderNumber)
  if (latest === undefined) return null
  const { name, at, version } = latest
  return { name, at, manifest: await findVersion(orderNumber, version) }
}

export const showPage = async (
  { link, manifest, shownHash, parties }: OpenedLink,
  accepted: Acceptance | null,
  at: Date,
): Promise<CustomerPage> => {
  const [quote, logo, asked, repliedUpTo, acceptedBefore] = await Promise.all([
    readQuoteForPaper(manifest, at, { parties }),
    readSellersLogo(parties),
    listQuestions(manifest.orderNumber),
    findRepliedUpTo(manifest.orderNumber),
    accepted === null ? findAcceptedBefore(manifest) : null,
  ])
  return customerPageFor(quote, {
    link,
    hash: shownHash,
    accepted,
    acceptedBefore,
    questions: asked.filter(({ secretHash }) => secretHash === link.secretHash),
    repliedUpTo,
    colorLists,
    logo,
    now: at.toISOString(),
  })
}
