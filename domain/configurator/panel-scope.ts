/**
 * What bars and properties are said of: everything (''), a field, or a pane in it. An edit of one panel that was part of
 * something larger leaves the rest of it as it was.
 */
import { concerns } from '#domain/layout/bars'
import { fieldName } from '#domain/messages/fields'
import type { ChoiceField } from '#domain/product/product'
import { type Refusal, refusal } from '#domain/result'

/** The panels that are named, each once; '' where they are the whole product. Null where one does not exist. */
export const onPanel = (
  panels: readonly string[],
  addresses: readonly string[],
): readonly string[] | null => {
  const exists = (panel: string) => addresses.some((address) => concerns(panel, address))
  if (!panels.every(exists)) return null
  const isAll = addresses.every((address) => panels.some((panel) => concerns(panel, address)))
  return isAll && (addresses.length === 1 || panels.includes('')) ? [''] : [...new Set(panels)]
}

/** What is said of something that holds one of these panels is said of each address in it by itself. */
export const apartFrom = <Said extends { readonly panel: string }>(
  said: readonly Said[],
  panels: readonly string[],
  addresses: readonly string[],
): readonly Said[] =>
  said.flatMap((one) => {
    const isWider = panels.some((panel) => panel !== one.panel && concerns(one.panel, panel))
    if (!isWider) return [one]
    return addresses
      .filter((address) => concerns(one.panel, address))
      .map((panel): Said => ({ ...one, panel }))
  })

/** The refusal of panels one of which does not exist. */
export const unknownPanel = (
  field: ChoiceField,
  panels: readonly string[],
  addresses: readonly string[],
): Refusal => {
  const value = panels.find((panel) => onPanel([panel], addresses) === null) ?? ''
  return refusal('product.unknown-choice', { path: field, data: { field: fieldName(field), value } })
}
