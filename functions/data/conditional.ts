/**
 * A conditional write either happens or loses to an earlier one; losing is an answer, everything else an error. The client
 * asks again when no answer comes, and may then lose to its own first write. Whoever must not take that for somebody else's
 * writes a random id with it and, having lost, looks whose it is that stands there.
 */
import { ElectroError } from 'electrodb'

/** ElectroDB's code for an error that came from the table. */
const FROM_THE_TABLE = 4001

const isLostRace = (error: unknown): boolean =>
  error instanceof ElectroError &&
  error.code === FROM_THE_TABLE &&
  error.cause instanceof Error &&
  error.cause.name === 'ConditionalCheckFailedException'

/** True when the write happened, false when its condition did not hold. */
export const happens = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write
    return true
  } catch (error) {
    if (isLostRace(error)) return false
    throw error
  }
}
