/** What the order check finds in a quote, as whoever asks sees it. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { ApiOrderFinding } from '#domain/contracts/order-check'
import { isSettled } from '#domain/quote/life/status'
import { acknowledgedThen } from '#domain/quote/order-check/acknowledged'
import { checkOrder, type OrderFinding } from '#domain/quote/order-check/check-order'
import type { Manifest } from '#domain/quote/quote'
import { orderFindingFor } from '#domain/views/order-finding-for'
import { findPlace } from '../data/postal-codes/postal-codes.ts'
import { findRevisions, findSentences } from '../data/quotes/quote-repository.ts'
import { newId } from '../ids.ts'
import type { Asker } from './asker.ts'
import { priceListOf } from './find-quote.ts'

interface Checked {
  readonly findings: readonly OrderFinding[]
  readonly show: (asker: Asker, finding: OrderFinding) => ApiOrderFinding
}

/** What the factory has is not checked again: it shows what was acknowledged, as it was. */
export const checkQuote = async (manifest: Manifest): Promise<Checked> => {
  const ids = manifest.rows.map(({ revisionId }) => revisionId)
  const revisions = await findRevisions(manifest.orderNumber, ids)
  const show = ({ viewer, author, at }: Asker, finding: OrderFinding) =>
    orderFindingFor(finding, {
      viewer,
      manifest,
      revisions,
      context: {
        author,
        now: at.toISOString(),
        revisionId: newId('rev'),
        priceList: priceListOf(manifest),
        colorLists,
      },
    })
  if (!isSettled(manifest.status))
    return { findings: checkOrder(manifest, revisions, { colorLists, findPlace }), show }
  const read = await findSentences(
    manifest.orderNumber,
    manifest.acknowledged.map(({ findingId }) => findingId),
  )
  return { findings: acknowledgedThen(manifest, read), show }
}

/** The findings as the asker sees them; all, or those that are wanted. */
export const findingsFor = async (
  manifest: Manifest,
  asker: Asker,
  isWanted: (finding: OrderFinding) => boolean = () => true,
): Promise<ApiOrderFinding[]> => {
  const { findings, show } = await checkQuote(manifest)
  return findings.filter(isWanted).map((finding) => show(asker, finding))
}
