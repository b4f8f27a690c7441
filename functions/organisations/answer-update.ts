/** What a change of an organisation is answered with: the state after it, or, where it came too late, the state that was in its way. */
import type { Stored } from '#domain/administration/organisation'
import type { OrganisationConflict } from '#domain/contracts/organisation'
import { answered, type Outcome } from '../http/outcome.ts'
import type { Updated } from './update-organisation.ts'

interface Written<Model> {
  readonly model: Model
  readonly message: string
}

export const answerUpdate = async <Item extends object, Model>(
  updated: Updated<Item>,
  show: (item: Stored<Item>) => Promise<Model>,
  message: string,
): Promise<Outcome<Written<Model>>> => {
  if (updated.ok) return answered({ model: await show(updated.value), message })
  if (!('current' in updated)) return updated
  const { current, ...refused } = updated
  const details: OrganisationConflict<Model> = {
    changedBy: current.change?.by.name ?? '',
    changedAt: current.change?.at ?? null,
    current: await show(current),
  }
  return { ...refused, details }
}
