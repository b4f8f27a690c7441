/**
 * Sends an edit of a row. The edit says which revision it was made on; another person's edit in between is a refusal, not a
 * loss. It is a mutation of the quote, so whoever waits for the quote to be stored (paper, an order) waits for it too.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { ProductRow } from '#domain/contracts/product'
import type { Patch } from '#domain/product/product'
import type { Stated } from '#domain/product/stated'
import { write } from '../api/client.ts'
import { rowPath } from './get-row.ts'

type RowAddress = Pick<ProductRow, 'orderNumber' | 'rowNumber'>

export const saveRow = (
  queryClient: QueryClient,
  { orderNumber, rowNumber }: RowAddress,
  revision: string,
  choices: Patch,
  takenBack: Stated = [],
): Promise<ProductRow> =>
  queryClient
    .getMutationCache()
    .build<ProductRow, Error, void, unknown>(queryClient, {
      mutationKey: ['offer', orderNumber, 'product'],
      // Edits are steps of the one who made them, however many of them are saved together.
      mutationFn: async () =>
        (await write<ProductRow>('PUT', rowPath(orderNumber, rowNumber), { revision, choices, takenBack }))
          .model,
      networkMode: 'always',
      retry: false,
      // The row has the answer; kept here too, hundreds of edits would pile up.
      gcTime: 0,
      meta: { handlesError: true },
    })
    .execute()
