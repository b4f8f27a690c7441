/** A product with the quick choices of the quote that it is made in (Hurtigvalg, trade handbook 10.5). */
import type { ExtraId } from '#domain/catalogue/data/extras'
import type { ColorLists } from '#domain/catalogue/types'
import { applyTo } from '#domain/configurator/apply'
import {
  canHave,
  findPuttable,
  type PuttableExtra,
  patchWith,
  replacedBy,
  takesEffect,
} from '#domain/configurator/extra'
import { changedFields } from '#domain/configurator/patch'
import type { Configuration } from '#domain/rules/configuration'

export interface Put {
  readonly configuration: Configuration
  /** What quick choices have taken the place of. */
  readonly replaced: ReadonlyMap<ExtraId, string>
}

/** Null where the product cannot have it, or has it by its own choice or whatever is chosen. */
export const putIn = (
  extra: PuttableExtra,
  { configuration, replaced }: Put,
  colorLists: ColorLists,
): Put | null => {
  const { choices } = configuration.product
  const patch = patchWith(extra, choices)
  if (changedFields(choices, patch).size === 0) return null
  const applied = applyTo(configuration, patch, colorLists)
  return applied.ok && takesEffect(patch, configuration.values, applied.value.configuration.values)
    ? {
        configuration: applied.value.configuration,
        replaced: new Map([...replaced, [extra.id, replacedBy(extra, choices)]]),
      }
    : null
}

/** A product with the quick choices of its quote, as far as it can have them. */
export const withExtras = (
  configuration: Configuration,
  ids: readonly ExtraId[],
  colorLists: ColorLists,
): Put =>
  ids.reduce<Put>(
    (made, id) => {
      const extra = findPuttable(id)
      return (extra && canHave(extra, made.configuration) && putIn(extra, made, colorLists)) || made
    },
    { configuration, replaced: new Map() },
  )
