/** Every minute: goes on where clearing a buffer, or a release, has left something to do. Mostly there is nothing. */
import { tendBuffers } from '../../buffers/tend-buffers.ts'

/** The function is stopped a little later (infra/buffers.ts), in the middle of a step that is then done once more. */
const WORKS_FOR_MS = 50_000

export const handler = async (): Promise<void> => {
  const endsAt = performance.now() + WORKS_FOR_MS
  await tendBuffers(new Date(), () => performance.now() < endsAt)
}
