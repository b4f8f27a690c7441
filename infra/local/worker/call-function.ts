/** Calls a function that stands behind a queue or a clock, as Lambda does; the loader speaks of those behind the HTTP API. */
import { join } from 'node:path'
import { root } from '../../paths.ts'
import type { LoadModule } from '../gateway/invoke.ts'

export const callFunction = async <Answer>(
  load: LoadModule,
  { entry }: { readonly entry: string },
  event?: unknown,
): Promise<Answer> => {
  const { handler } = await load(join(root, entry))
  if (!handler) throw new Error(`${entry} exports no handler`)
  return (handler as unknown as (event: unknown) => Promise<Answer>)(event)
}
