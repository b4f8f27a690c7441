/**
 * What a list of rows shows of a product, worked out once when a revision is made: a quote with a hundred rows is read
 * without laying out a hundred products, and an old revision shows what it showed then.
 */
import type { Color } from '#domain/catalogue/types'

export type ColorFact = Pick<Color, 'code' | 'description' | 'backendCode' | 'rgbHex'>

export interface RowFacts {
  readonly modelName: string
  readonly isDoor: boolean
  readonly depth: number
  readonly nobbNumber: string
  readonly weightKg: number
  readonly numberOfVents: number
  readonly swan: boolean
  readonly fastlaneQualified: boolean
  readonly panelProperties: readonly { readonly id: number; readonly name: string }[]
  readonly glass: { readonly code: string; readonly name: string } | null
  readonly functionName: string
  /** Frame and leaf of entrance doors; inside and outside, or cladding, of everything else. */
  readonly colors: {
    readonly frame: ColorFact | null
    readonly wing: ColorFact | null
    readonly inner: ColorFact | null
    readonly outer: ColorFact | null
    readonly cladding: ColorFact | null
  }
  readonly mountingType: { readonly description: string; readonly ok: boolean }
  readonly warnings: readonly {
    readonly ruleId: string
    readonly sentence: string
    readonly print: boolean
  }[]
}
