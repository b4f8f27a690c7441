import { Outlet, useParams } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { rowOfAddress } from '../row/row-address.ts'
import { errorPageText } from './text.ts'

const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text)

/** Quotes and rows have numbers; another address leads nowhere, and says so in our own words. */
export const Numbered = () => {
  const { orderId, rowId } = useParams()
  const isRow = rowId === undefined || isNumber(rowId) || rowOfAddress(rowId) < 0
  if ((orderId !== undefined && !isNumber(orderId)) || !isRow)
    throw new ApiError(404, 'client.no-such-address', errorPageText.noSuchAddress)
  return <Outlet />
}
