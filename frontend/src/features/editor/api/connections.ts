/** Where a row may be connected, connecting it and taking it off again. */

import { queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ConnectionCandidate } from '#domain/contracts/connection'
import type { ProductRow } from '#domain/contracts/product'
import type { Connection } from '#domain/quote/connections/connection'
import { get, send } from '../../../api/client.ts'
import { showAnswer } from '../../../api/show-answer.ts'
import { quoteQuery } from '../../../quote/get-quote.ts'
import { rowPath, rowQuery } from '../../../row/get-row.ts'

/** Any edit of any row may change what fits where, so what was read is not kept. */
export const connectionsQuery = (orderNumber: number, rowNumber: number) =>
  queryOptions({
    queryKey: ['connections', orderNumber, rowNumber],
    queryFn: ({ signal }) =>
      get<ConnectionCandidate[]>(`${rowPath(orderNumber, rowNumber)}/connections`, signal),
    staleTime: 0,
    gcTime: 0,
  })

const connectedAs = ({
  connectToRow,
  connectPosition,
  connectLocation,
  mountingId,
  mountingType,
  warnings,
}: ProductRow) => ({ connectToRow, connectPosition, connectLocation, mountingId, mountingType, warnings })

const connecting = (orderNumber: number) => ['offer', orderNumber, 'connection']

/** A connection is being made or taken off: several rows change at once, and none of them is to be edited meanwhile. */
export const useIsConnecting = (orderNumber: number): boolean =>
  useIsMutating({ mutationKey: connecting(orderNumber) }) > 0

/** `null` takes the row off again. What the server has made of the quote's other rows is read anew. */
export const useConnect = (orderNumber: number, rowNumber: number) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: connecting(orderNumber),
    mutationFn: (connection: Connection | null) => {
      const row = rowPath(orderNumber, rowNumber)
      if (connection === null) return send<ProductRow>('PUT', `${row}/disconnect`)
      const { toRow, position, location } = connection
      return send<ProductRow>('PUT', `${row}/connect/${toRow}/${position}/${location}`, {
        orderNumber,
        changeId: 0,
        rowNumber,
        connectToRow: toRow,
        connectPosition: position,
        connectLocation: location,
      })
    },
    // Only what connecting changes: an edit of the product may have been stored since this answer was made.
    onSuccess: (answer) =>
      showAnswer(
        queryClient,
        rowQuery(orderNumber, answer.rowNumber).queryKey,
        (row) => row && { ...row, ...connectedAs(answer) },
      ),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: quoteQuery(orderNumber).queryKey, exact: true }),
        queryClient.invalidateQueries({ queryKey: ['connections', orderNumber] }),
      ]),
  })
}
