/**
 * Makes a row of a model and opens it in the same moment; what is typed from here on is for the first field that it lacks. A count
 * comes with choices that were written for this very row; without one they are taken over.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ProductModel } from '#domain/contracts/reference'
import type { Patch } from '#domain/product/product'
import { editorPath } from '../../row/row-address.ts'
import { refusedTexts } from '../../row/use-refused-texts.ts'
import { holdKeys } from '../../ui/key-buffer.ts'
import { NEW_ROW, NEW_ROW_KEYS } from './new-row-here.ts'
import { newRowsOf } from './use-new-rows.ts'

export const useAddRow = () => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return (
    orderNumber: number,
    { id, description }: Pick<ProductModel, 'id' | 'description'>,
    choices: Patch = {},
    numberOf?: number,
  ): void => {
    holdKeys(NEW_ROW_KEYS)
    const newRows = newRowsOf(queryClient)
    const row = newRows.begin({
      orderNumber,
      modelId: id,
      name: description,
      choices,
      isWritten: numberOf !== undefined,
    })
    if (numberOf !== undefined) newRows.setCount(row.place, numberOf)
    // What an earlier sitting has left under this place was typed for another row.
    refusedTexts.dropAll({ orderNumber, rowNumber: row.place })
    void navigate(editorPath(orderNumber, row.place), { state: NEW_ROW, flushSync: true })
  }
}
