/**
 * The data file of a printed quote: what the paper beside it says, and no more. Throws `CannotBeLaidOut` for a product that the rules lay out
 * no more, which has neither facts nor a drawing either. `colorLists` are those that the document was made with, where they are at hand; its
 * palette is what the document uses of them.
 */
import { COUPLED } from '#domain/catalogue/data/wood-and-mounting'
import type { ColorLists } from '#domain/catalogue/types'
import { configureStored } from '#domain/configurator/configure-stored'
import { fileNames, type QuoteFile, quoteFile } from '#domain/contracts/quote-file'
import type { DocumentInput } from '#domain/contracts/render'

export const quoteFileFor = (
  document: DocumentInput,
  colorLists: ColorLists = document.palette,
): QuoteFile => {
  const { priceColumns, seller } = document
  const { logo: _, ...sellerInWords } = seller
  const column = (index: number) => {
    const found = priceColumns[index]
    if (found === undefined) throw new Error(`there is no column for price ${index + 1} of the document`)
    return { mode: found.mode, taxIncluded: found.taxIncluded }
  }
  return quoteFile.parse({
    format: 'lysvag-tilbud',
    version: 1,
    orderNumber: document.orderNumber,
    date: document.date,
    validTo: document.validToDate,
    seller: sellerInWords,
    customer: document.customer,
    delivery: document.delivery,
    deliveryLabel: document.deliveryLabel,
    externalReference: document.externalReference,
    comment: document.comment,
    uValue: document.uValue,
    taxRate: document.taxRate,
    rows: document.rows.map(({ product, prices, ...row }) => {
      const { values, model } = configureStored(product, colorLists)
      const isCoupled = model.isConstructionPart !== true && row.facts.some(({ id }) => id === 'connected-to')
      return {
        ...row,
        modelId: product.modelId,
        width: values.width,
        height: values.height,
        choices: product.choices,
        // R-C-03
        inForce: isCoupled ? { ...values, mountingId: COUPLED } : values,
        prices: prices.map((each, index) => ({ ...column(index), ...each })),
        drawings: {
          svg: fileNames.drawing(row.rowNumber, 'svg'),
          png: fileNames.drawing(row.rowNumber, 'png'),
        },
      }
    }),
    articles: document.articles.map(({ prices, ...article }) => ({
      ...article,
      prices: prices.map((line, index) => ({ ...column(index), unit: line / (article.numberOf || 1), line })),
    })),
    totals: document.totals,
  })
}
