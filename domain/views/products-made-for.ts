/** What a person made last, as the product menu shows it. The reference named a place in another house and stays behind. */
import { STANDARD_COLOR } from '#domain/catalogue/data/standard-color'
import type { ApiProductsMade } from '#domain/contracts/reference'
import type { Manifest, ManifestRow, RowRevision } from '#domain/quote/quote'
import type { ProductsMade as Made } from '#domain/quote/rows/products-made'
import { drawingUrl } from './offer-for.ts'

type Revisions = ReadonlyMap<string, RowRevision>
type Last = ApiProductsMade['last'][number]

/** The white that everything has until somebody chooses says nothing about this one. */
const outsideColor = ({ colors: { cladding, outer, frame } }: RowRevision['facts']): string | null => {
  const color = cladding ?? outer ?? frame
  return color === null || color.code === STANDARD_COLOR ? null : color.description
}

const lastOf = (
  orderNumber: Manifest['orderNumber'],
  row: ManifestRow,
  { product, facts }: RowRevision,
): Last => ({
  modelId: String(row.modelId),
  orderNumber,
  rowNumber: row.rowNumber,
  width: row.width,
  height: row.height,
  glassCode: facts.glass?.code ?? null,
  colorName: outsideColor(facts),
  imageUrl: drawingUrl(orderNumber, row),
  choices: { ...product.choices, reference: '' },
})

export const productsMadeFor = (
  { most, last }: Made<ManifestRow>,
  revisions: Revisions,
): ApiProductsMade => ({
  most: most.map(String),
  last: last.flatMap(({ orderNumber, row }) => {
    const revision = revisions.get(row.revisionId)
    return revision === undefined ? [] : [lastOf(orderNumber, row, revision)]
  }),
})
