/** Which list the colours of a field come from: doors have their own, cladding is aluminium, everything else is wood. */
import type { ColorListId } from '#domain/catalogue/types'
import type { OptionField } from '#domain/configurator/options'

const lists: Partial<Record<OptionField, ColorListId>> = {
  frameColor: 'door',
  wingColor: 'door',
  aluminiumColor: 'aluminium',
}

export const colorListOfField = (options: OptionField): ColorListId => lists[options] ?? 'wood'
