/** Random ids; the prefix says what is named. */
import { randomBytes } from 'node:crypto'

type Kind = 'row' | 'rev' | 'job' | 'ord' | 'stp'

export const newId = (kind: Kind): string => `${kind}_${randomBytes(12).toString('base64url')}`
