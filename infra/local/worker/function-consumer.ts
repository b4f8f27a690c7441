/** A function behind a queue, called with what the queue holds as Lambda would call it. */
import type { CalledFunction } from '../../routes.ts'
import type { LoadModule } from '../gateway/invoke.ts'
import { callFunction } from './call-function.ts'
import type { Consumer } from './poller.ts'

export const functionConsumer = (
  load: LoadModule,
  called: CalledFunction,
  at: Pick<Consumer, 'queue' | 'batchSize'>,
): Consumer => ({
  ...at,
  invoke: (event) => callFunction(load, called, event),
  close: async () => undefined,
})
