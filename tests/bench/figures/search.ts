/**
 * A search in a hundred thousand quotes against the same search in a thousand: in table reads, which cost the same everywhere, and in
 * time. Both lists are of one store each, whose other lists are left out: they lie in partitions that no search here reads.
 */
import type { Viewer } from '#domain/access/access'
import { QUOTE_STATUS } from '#domain/quote/quote'
import { listingEntity, manifestEntity } from '#functions/data/quotes/quote-entities'
import { itemOf } from '#functions/data/quotes/quote-item'
import { placesOf } from '#functions/data/quotes/quote-lists'
import { searchQuotes } from '#functions/data/quotes/search-quotes'
import { makeManifest } from '../../factories/quotes.ts'
import { compare, type Figure } from '../measure.ts'
import { readsDuring } from '../table-reads.ts'

const MOST = 1.5
const PAGE = { offset: 0, limit: 21 }

interface Stock {
  readonly storeId: number
  readonly first: number
  readonly count: number
}
const few: Stock = { storeId: 9001, first: 400_001, count: 1000 }
const many: Stock = { storeId: 9002, first: 500_001, count: 100_000 }

const searches = ['', 'qvamme', 'er:bestilt', 'hansen er:bestilt', 'hansen qvamme', 'solbakken'] as const
const searchedTerms = ['hanse', 'qvamm', 'solba', 'is:ordered'] as const

/** Every quote is of Hansen or Qvamme, or of one of either; every fourth is an order, every tenth goes to Solbakken. */
const quoteAt = (base: ReturnType<typeof makeManifest>, { storeId, first }: Stock, index: number) => ({
  ...base,
  orderNumber: first + index,
  owner: { ...base.owner, storeId },
  status: index % 4 === 0 ? QUOTE_STATUS.ordered : QUOTE_STATUS.offer,
  header: {
    ...base.header,
    deliveryLabel: index % 10 === 0 ? 'Solbakken 14' : 'Hovedlager',
    customer: {
      ...base.header.customer,
      name: ['Kari Hansen', 'Ola Nordmann', 'Ingrid Tveit', 'Hansen og Qvamme', 'Åse Bø'][index % 5] ?? '',
    },
  },
})

const CHUNK = 500
const BATCHES_AT_ONCE = 4

const stock = async (of: Stock): Promise<void> => {
  const base = makeManifest()
  const lists = [`store-${of.storeId}`, ...searchedTerms.map((term) => `store-${of.storeId} ${term}`)]
  for (let from = 0; from < of.count; from += CHUNK) {
    const quotes = Array.from({ length: CHUNK }, (_, index) => quoteAt(base, of, from + index))
    const entries = quotes.flatMap((quote) =>
      placesOf(quote)
        .filter((list) => lists.includes(list))
        .map((list) => ({ list, orderNumber: quote.orderNumber, version: 1 })),
    )
    await manifestEntity().put(quotes.map(itemOf)).go({ concurrent: BATCHES_AT_ONCE })
    await listingEntity().put(entries).go({ concurrent: BATCHES_AT_ONCE })
  }
}

const searching =
  ({ storeId }: Stock, q: string) =>
  async () => {
    const viewer: Viewer = { userId: 1, role: 'WORKER', chainId: 1, storeId, agentId: null }
    const found = await searchQuotes(viewer, `store-${storeId}`, { q, ...PAGE })
    if (!found.ok || found.value.length !== PAGE.limit) throw new Error(`«${q}» does not fill its page`)
  }

export const searchFigures = async (): Promise<readonly Figure[]> => {
  await stock(few)
  await stock(many)
  const figures: Figure[] = []
  for (const q of searches) {
    const [ours, yardstick] = [searching(many, q), searching(few, q)]
    const [reads, readsOfFew] = [await readsDuring(ours), await readsDuring(yardstick)]
    const name = `search «${q}» in ${many.count} quotes against ${few.count}`
    figures.push({
      name: `${name}, table reads`,
      limit: MOST,
      ratio: reads.length / readsOfFew.length,
      detail: `${reads.length} / ${readsOfFew.length} reads for a page of ${PAGE.limit}`,
    })
    figures.push(
      await compare({ name: `${name}, time`, limit: MOST, ours, yardstick, runs: 40, warmUps: 10 }),
    )
  }
  return figures
}
