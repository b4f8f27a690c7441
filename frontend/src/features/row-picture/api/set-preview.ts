/** Keeps a picture of a row at the server (D-231, D-232). */
import { send } from '../../../api/client.ts'
import { rowPath } from '../../../row/get-row.ts'

/** `picture` is a PNG as a data URL. */
export const putPreview = (orderNumber: number, rowNumber: number, picture: string) =>
  send<{ modified: number }>('PUT', `${rowPath(orderNumber, rowNumber)}/preview`, { preview: picture })
