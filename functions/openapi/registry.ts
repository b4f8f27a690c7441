/** The contracts of every resource: what the API document lists, and what the tests throw malformed requests at. */
import type { Contract } from '../http/contract.ts'
import { loggingContracts } from '../logging/contracts.ts'
import { referenceContracts } from '../reference/contracts.ts'
import { sessionContracts } from '../session/contracts.ts'
import { openapiContracts } from './contracts.ts'

export const registry: readonly Contract[] = [
  ...sessionContracts,
  ...referenceContracts,
  ...loggingContracts,
  ...openapiContracts,
]
