/** The model page: the range and its rules as data that a person can check. */
import * as z from 'zod'
import { modelRange, ruleLine } from '#domain/contracts/models'
import { contract } from '../../http/contract.ts'

export const listModels = contract({
  id: 'listModels',
  method: 'get',
  path: '/api/v1/models',
  summary: 'All models with limits, defaults, price build-up and rules.',
  needs: 'catalogue.check',
  answer: modelRange,
})

export const listModelRules = contract({
  id: 'listModelRules',
  method: 'get',
  path: '/api/v1/models/rules',
  summary: 'All rules of products, as the handbook has them.',
  needs: 'catalogue.check',
  answer: z.array(ruleLine),
})

export const modelContracts = [listModels, listModelRules]
