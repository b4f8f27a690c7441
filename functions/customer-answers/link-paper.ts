/** The customer's own document behind a link: what the link shows of prices and no more, made by the same worker as every other. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { DocumentInput } from '#domain/contracts/render'
import { customerPaperFor } from '#domain/views/customer-page-for'
import { readSellersLogo } from '../data/organisations/logo-store.ts'
import { readQuoteForPaper } from '../quotes/read-quote.ts'
import type { OpenedLink } from './opened-link.ts'

export const paperOf = async ({ link, manifest, parties }: OpenedLink, at: Date): Promise<DocumentInput> => {
  const [quote, logo] = await Promise.all([
    readQuoteForPaper(manifest, at, { parties }),
    readSellersLogo(parties),
  ])
  const now = at.toISOString()
  return customerPaperFor(quote, { link, colorLists, logo, now })
}
