/**
 * What an operator invokes once in an empty account (docs/operations.md): chains, their stores, and the first super user, who makes
 * everybody else. No address leads here; whoever may invoke functions of the account may do this, while there is nobody who could.
 */
import { Logger } from '@aws-lambda-powertools/logger'
import { setting } from '../../environment.ts'
import { lazily } from '../../lazily.ts'
import { type SetUpAnswer, setUp } from './set-up.ts'

const logger = lazily(() => new Logger({ serviceName: 'set-up' }))

export const handler = async (event: unknown): Promise<SetUpAnswer> => {
  const answer = await setUp(event, { at: new Date(), site: setting('SITE_ADDRESS') })
  // The address opens once and is told to the operator alone.
  logger().info(
    'set up',
    answer.ok ? { chains: answer.chains, stores: answer.stores } : { refused: answer.why },
  )
  return answer
}
