/** Endpoints of the desk of the person on duty. */
import {
  deadLettersAnswer,
  deadLettersBody,
  deadLettersParams,
  operations,
} from '#domain/contracts/operations'
import { contract } from '../../http/contract.ts'

export const getOperations = contract({
  id: 'getOperations',
  method: 'get',
  path: '/api/v1/operations',
  summary: 'What waits and for how long, what has failed and why, and the faults of the last day.',
  needs: 'operations.watch',
  answer: operations,
})

export const retryDeadLetters = contract({
  id: 'retryDeadLetters',
  method: 'post',
  path: '/api/v1/operations/{queue}/retry',
  summary: 'Puts what was given up back on its queue: one of them, or all.',
  needs: 'operations.watch',
  params: deadLettersParams,
  body: deadLettersBody,
  bodyLimit: 1024,
  answer: deadLettersAnswer,
})

export const discardDeadLetters = contract({
  id: 'discardDeadLetters',
  method: 'post',
  path: '/api/v1/operations/{queue}/discard',
  summary: 'Throws away what was given up: one of them, or all.',
  needs: 'operations.watch',
  params: deadLettersParams,
  body: deadLettersBody,
  bodyLimit: 1024,
  answer: deadLettersAnswer,
})

export const operationContracts = [getOperations, retryDeadLetters, discardDeadLetters]
