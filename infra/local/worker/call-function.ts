/** Calls a function that stands behind a queue or a clock, as Lambda does; the loader speaks of those behind the HTTP API. */
import { join } from 'node:path'
import { root } from '../../paths.ts'
import type { CalledFunction } from '../../routes.ts'
import type { LoadModule } from '../gateway/invoke.ts'
import { withRightsOf } from '../within-rights.ts'

export const callFunction = async <Answer>(
  load: LoadModule,
  called: CalledFunction,
  event?: unknown,
): Promise<Answer> => {
  const { handler } = await load(join(root, called.entry))
  if (!handler) throw new Error(`${called.entry} exports no handler`)
  return withRightsOf(called, () => (handler as unknown as (event: unknown) => Promise<Answer>)(event))
}
