/**
 * Changes one thing about a row's product. What is asked for is read against the revision that the person saw, so that the
 * same request twice is the same edit; the rest is an edit of choices like any other.
 */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import type { ConfiguredRow } from '#domain/contracts/config'
import type { Patch } from '#domain/product/product'
import type { Result } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import type { Asked } from '../../http/endpoint.ts'
import { askerOf } from '../../quotes/asker.ts'
import { changeRow } from '../../quotes/change-row.ts'
import { findRowFor } from '../../quotes/find-row.ts'

export interface EditRequest extends Asked {
  readonly body: ConfiguredRow
}

export const editRow = async (
  request: EditRequest,
  patchOf: (configuration: Configuration) => Result<Patch>,
): ReturnType<typeof changeRow> => {
  const { orderNumber, rowNumber, revision } = request.body
  const asker = askerOf(request)
  const found = await findRowFor(asker.viewer, { orderNumber, changeId: revision, rowNumber }, 'quote.edit')
  if (!found.ok) return found
  const patch = patchOf(configure(found.value.revision.product, colorLists))
  if (!patch.ok) return patch
  return changeRow({ orderNumber, rowNumber: rowNumber, basedOn: revision, patch: patch.value }, asker)
}
