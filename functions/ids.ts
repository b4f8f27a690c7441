/** Random ids; the prefix says what is named (`wrt` one write to the table, by which its writer knows it again). */
import { randomBytes } from 'node:crypto'

type Kind = 'row' | 'rev' | 'job' | 'ord' | 'stp' | 'wrt' | 'trl'

export const newId = (kind: Kind): string => `${kind}_${randomBytes(12).toString('base64url')}`
