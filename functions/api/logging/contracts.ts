/** The endpoint for what browsers report. */
import * as z from 'zod'
import { logEntry } from '#domain/contracts/logging'
import { contract } from '../../http/contract.ts'

export const writeLog = contract({
  id: 'writeLog',
  method: 'post',
  path: '/api/v1/logging',
  summary: 'Reports a fault in the browser to the server’s log.',
  needs: 'session',
  refusesStrangersWith: 'session.not-authenticated',
  body: logEntry,
  bodyLimit: 10 * 1024,
  answer: z.object({ model: z.null() }),
})

export const loggingContracts = [writeLog]
