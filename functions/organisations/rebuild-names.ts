/** Has every person of every store and builder under the name that the organisation has now. Done again it only does what is left. */
import { type Result, success } from '#domain/result'
import { listNames } from '../data/directory/directory.ts'
import { renamePeople } from './rename-people.ts'

/** How many people had an old one. */
export const rebuildNames = async (at: Date): Promise<Result<number>> => {
  let count = 0
  for (const type of ['store', 'agent'] as const)
    for (const { id } of await listNames(type, 'all')) {
      const renamed = await renamePeople({ type, id }, { at })
      if (!renamed.ok) return renamed
      count += renamed.value
    }
  return success(count)
}
