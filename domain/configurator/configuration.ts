/**
 * Everything that follows from a product's choices, evaluated once: the effective values, the layout, the physics and
 * what the rules say. Options, price, drawing and the wire all read this one value.
 */
import type { Model } from '../catalogue/types.ts'
import type { Layout } from '../layout/parts.ts'
import type { RuleFindingCode } from '../messages/rules.ts'
import type { FreeOpening, Thermal, Weight } from '../physics/types.ts'
import type { ChoiceField, Choices, Product } from '../product/product.ts'
import type { SentenceData } from '../result.ts'
import type { Ore } from '../units.ts'

/** A value that a rule put in place of what was chosen. */
export interface Forced {
  readonly ruleId: string
  readonly field: ChoiceField
  readonly from: unknown
  readonly to: unknown
  /** Absent where the change needs no words. */
  readonly code?: RuleFindingCode
  readonly data?: SentenceData
}

/** What a rule has to say. ERROR refuses an edit, BLOCK refuses ordering, WARN and INFO are for the seller. */
export interface RuleFinding {
  readonly ruleId: string
  readonly severity: 'ERROR' | 'BLOCK' | 'WARN' | 'INFO'
  readonly code: RuleFindingCode
  readonly data?: SentenceData
  readonly path?: string
  /** Reaches the customer's paper. */
  readonly print?: boolean
}

/** What the product is, beyond its choices. */
export interface DerivedFacts {
  readonly description: string
  readonly depthMin: number
  readonly mountingType: { readonly description: string; readonly ok: boolean }
  readonly emergencyExit: boolean
  readonly ceMarked: boolean
  readonly swan: boolean
  readonly stockItem: boolean
  readonly fastlaneQualified: boolean
  readonly nobbNumber: string
  readonly warrantyYears: 20 | 30
  readonly soundDb: number | null
  /** 'windows' also holds glazed doors; decides which discount applies (domain.md section 10.2). */
  readonly discountCategory: 'windows' | 'doors'
  readonly panelPropertiesUnion: readonly { readonly id: number; readonly name: string }[]
}

export interface Configuration {
  readonly product: Product
  readonly model: Model
  /** Choices with the forced values put in. */
  readonly values: Choices
  readonly forced: readonly Forced[]
  readonly layout: Layout
  readonly thermal: Thermal
  readonly weight: Weight
  readonly freeOpening: FreeOpening | null
  readonly facts: DerivedFacts
  readonly findings: readonly RuleFinding[]
}

/** One thing that can be chosen for a field. */
export interface Option {
  /** The value that the field would get; compare with `sameChoice`. */
  readonly value: unknown
  readonly label: string
  readonly selected: boolean
  readonly available: boolean
  /** Norwegian; why it is not available. */
  readonly reason?: string
  /** Norwegian; what else choosing it changes, such as 'Bytter til 3-lags glass'. */
  readonly changes?: readonly string[]
  /** What choosing it adds to the unit list price; absent without a price list and on unavailable options. */
  readonly priceDelta?: Ore
  /** Swatch, where the option is a colour. */
  readonly rgbHex?: string
}
