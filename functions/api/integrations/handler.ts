/** /api/v1/integrations: how other programs are let into an organisation. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { deleteKey, listKeys, makeKey } from './keys.ts'

export const handler = handle(resource([listKeys, makeKey, deleteKey]))
