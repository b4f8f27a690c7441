/** /api/v1/models */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { listModelRules, listModels } from './list-models.ts'

export const handler = handle(resource([listModels, listModelRules]))
