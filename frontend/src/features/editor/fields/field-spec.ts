/** A field of the editor as data: what it is called, where it stands, how it is edited, and when it is there at all. */
import type { OptionField } from '#domain/configurator/options'
import type { ChoiceField, Choices, Patch } from '#domain/product/product'
import type { Result } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import type { Stepping } from '../../../ui/number-text.ts'

export type GroupId =
  | 'dimensions'
  | 'function'
  | 'glass'
  | 'colors'
  | 'bars'
  | 'fittings'
  | 'lining'
  | 'extras'

interface Common {
  /** Unique among the fields; the id of the control on the page. */
  readonly id: string
  readonly group: GroupId
  readonly label: string
  /** The choice that it edits, or is part of: where refusals and forced values are shown. */
  readonly field: ChoiceField
  /** Choices of single panels that the same control makes for what is selected in the drawing. */
  readonly besides?: readonly ChoiceField[]
  /** Where the choice is a record: the member that this field edits. */
  readonly key?: string
  readonly isVisible?: (configuration: Configuration) => boolean
}

export interface NumberSpec extends Common {
  readonly kind: 'number'
  readonly unit: string
  readonly stepping: Stepping
  readonly decimals?: boolean
  readonly read: (values: Choices) => number
  /** Refused where the number is impossible before any rule is asked. */
  readonly write: (value: number, from: Pick<Configuration, 'values'>) => Result<Patch>
}

export interface TextSpec extends Common {
  readonly kind: 'text'
  readonly maxLength: number
  readonly placeholder?: string
  readonly read: (values: Choices) => string
  readonly write: (value: string) => Patch
}

/** Chosen from an option list; there when the list holds anything. */
export interface OptionSpec extends Common {
  readonly kind: 'list' | 'openings' | 'shapes' | 'glasses' | 'colors' | 'switch' | 'switches'
  readonly options: OptionField
}

/** Controls that are more than one value: bars with their places, what single panes are. */
interface WholeSpec extends Common {
  readonly kind: 'dividers' | 'crossbars' | 'panel-properties' | 'panel-qualities'
}

export type FieldSpec = NumberSpec | TextSpec | OptionSpec | WholeSpec
