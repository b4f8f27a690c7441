/** The endpoint for assistants, by the Model Context Protocol: one message in, one answer out, nothing remembered between them. */
import * as z from 'zod'
import { contract } from '../../http/contract.ts'

export const callMcp = contract({
  id: 'callMcp',
  method: 'post',
  path: '/api/v1/mcp',
  summary:
    'Model Context Protocol (streamable HTTP, without sessions): tools to configure, price and draft quotes.',
  needs: 'quote.create',
  byKey: 'read',
  body: z.looseObject({ jsonrpc: z.literal('2.0') }),
  bodyLimit: 64 * 1024,
  answer: z.any(),
})

export const mcpContracts = [callMcp]
