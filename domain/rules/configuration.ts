/**
 * Everything that follows from a product's choices, evaluated once: the effective values, the layout, the physics and
 * what the rules say. Options, price, drawing and the wire all read this one value.
 */
import type { Color, Model } from '#domain/catalogue/types'
import type { Layout } from '#domain/layout/parts'
import type { RowObstacle } from '#domain/messages/fastlane'
import type { RuleFindingCode } from '#domain/messages/rules'
import type { FreeOpening, Thermal, Weight } from '#domain/physics/types'
import type { ChoiceField, Choices, Product } from '#domain/product/product'
import type { SentenceData } from '#domain/result'

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
  /** The sentence tells a length of the product. */
  readonly revealsSize?: boolean
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
  /** What keeps the product out of Fastlane; null when it qualifies. */
  readonly fastlaneObstacle: RowObstacle | null
  readonly nobbNumber: string
  readonly warrantyYears: 20 | 30
  readonly soundDb: number | null
  /** Fittings that the product needs for its weight or height (R-F-04, R-F-05). */
  readonly heavyArms: boolean
  readonly fourHinges: boolean
  /** 'windows' also holds glazed doors; decides which discount applies (trade handbook 10.2). */
  readonly discountCategory: 'windows' | 'doors'
  readonly panelPropertiesUnion: readonly { readonly id: number; readonly name: string }[]
}

/** The colours in force, looked up; null where the product has no such colour. */
export interface ResolvedColors {
  readonly inner: Color | null
  /** The cladding's, on a clad product. */
  readonly outer: Color | null
  readonly cladding: Color | null
  readonly frame: Color | null
  readonly wing: Color | null
}

export interface Configuration {
  readonly product: Product
  readonly model: Model
  /** Choices with the forced values put in. */
  readonly values: Choices
  readonly colors: ResolvedColors
  readonly forced: readonly Forced[]
  readonly layout: Layout
  readonly thermal: Thermal
  readonly weight: Weight
  readonly freeOpening: FreeOpening | null
  readonly facts: DerivedFacts
  readonly findings: readonly RuleFinding[]
}
