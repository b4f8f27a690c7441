/** The contracts of every resource: what the API document lists, and what the tests throw malformed requests at. */

import type { Contract } from '../../http/contract.ts'
import { agentContracts } from '../agents/contracts.ts'
import { cacheContracts } from '../caches/contracts.ts'
import { chainContracts } from '../chains/contracts.ts'
import { configContracts } from '../config/contracts.ts'
import { customerContracts } from '../customer/contracts.ts'
import { debugContracts } from '../debug/contracts.ts'
import { documentContracts } from '../documents/contracts.ts'
import { exchangeContracts } from '../exchange/contracts.ts'
import { importContracts } from '../imports/contracts.ts'
import { integrationContracts } from '../integrations/contracts.ts'
import { jobContracts } from '../jobs/contracts.ts'
import { loggingContracts } from '../logging/contracts.ts'
import { logoContracts } from '../logos/contracts.ts'
import { mcpContracts } from '../mcp/contracts.ts'
import { messageContracts } from '../messages/contracts.ts'
import { modelContracts } from '../models/contracts.ts'
import { offerContracts } from '../offers/contracts.ts'
import { customerLinkContracts } from '../offers/customer-link-contracts.ts'
import { operationContracts } from '../operations/contracts.ts'
import { pictureContracts } from '../pictures/contracts.ts'
import { productContracts } from '../products/contracts.ts'
import { referenceContracts } from '../reference/contracts.ts'
import { sessionContracts } from '../session/contracts.ts'
import { sheetContracts } from '../sheets/contracts.ts'
import { storeContracts } from '../stores/contracts.ts'
import { textContracts } from '../texts/contracts.ts'
import { userContracts } from '../users/contracts.ts'
import { openapiContracts } from './contracts.ts'

export const registry: readonly Contract[] = [
  ...sessionContracts,
  ...userContracts,
  ...referenceContracts,
  ...modelContracts,
  ...offerContracts,
  ...customerLinkContracts,
  ...customerContracts,
  ...productContracts,
  ...pictureContracts,
  ...configContracts,
  ...jobContracts,
  ...documentContracts,
  ...exchangeContracts,
  ...agentContracts,
  ...storeContracts,
  ...mcpContracts,
  ...chainContracts,
  ...integrationContracts,
  ...cacheContracts,
  ...logoContracts,
  ...loggingContracts,
  ...messageContracts,
  ...textContracts,
  ...importContracts,
  ...sheetContracts,
  ...debugContracts,
  ...operationContracts,
  ...openapiContracts,
]
