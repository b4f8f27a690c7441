/**
 * What a list of rows shows of a product, worked out once when a revision is made: a quote with a hundred rows is read
 * without laying out a hundred products, and an old revision shows what it showed then.
 */
import { functionOf } from '#domain/catalogue/catalogue'
import { isEntranceDoor } from '#domain/catalogue/model-kind'
import type { Color } from '#domain/catalogue/types'
import { glassIn } from '#domain/layout/panes'
import { customerSentenceOf } from '#domain/messages/customer-words'
import { sentenceOf } from '#domain/messages/words'
import type { Configuration, RuleFinding } from '#domain/rules/configuration'

type ColorFact = Pick<Color, 'code' | 'description' | 'backendCode' | 'rgbHex'>

export interface RowFacts {
  readonly modelName: string
  readonly isDoor: boolean
  readonly depth: number
  readonly nobbNumber: string
  /** Null for construction parts. */
  readonly weightKg: number | null
  readonly numberOfVents: number
  readonly swan: boolean
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

const colorFact = (color: Color | null): ColorFact | null => {
  if (color === null) return null
  const { code, description, backendCode, rgbHex } = color
  return { code, description, backendCode, rgbHex }
}

const isForTheSeller = ({ severity }: RuleFinding): boolean => severity === 'WARN' || severity === 'BLOCK'

export const warningsOf = ({ findings }: Configuration): RowFacts['warnings'] =>
  findings.filter(isForTheSeller).map((finding) => ({
    ruleId: finding.ruleId,
    sentence: sentenceOf(finding),
    print: finding.print === true,
  }))

/** The sentences on paper, in plain words where it is the customer's; without measurements none that tells a length of the product. */
export const warningsOnPaper = (
  { findings }: Configuration,
  { measurements, isCustomers }: { readonly measurements: boolean; readonly isCustomers: boolean },
): string[] =>
  findings
    .filter(({ print, revealsSize }) => print === true && (measurements || revealsSize !== true))
    .filter(isForTheSeller)
    .map(isCustomers ? customerSentenceOf : sentenceOf)

export const rowFactsOf = (configuration: Configuration): RowFacts => {
  const { model, values, layout, facts, weight, colors } = configuration
  const glass = glassIn(layout, values)
  return {
    modelName: model.name,
    isDoor: isEntranceDoor(model),
    depth: values.depth,
    nobbNumber: facts.nobbNumber,
    weightKg: weight.totalKg,
    numberOfVents: values.numberOfVents,
    swan: facts.swan,
    panelProperties: facts.panelPropertiesUnion,
    glass: glass && { code: glass.code, name: glass.name },
    functionName: model.isConstructionPart === true ? '' : functionOf(values.function).name,
    colors: {
      frame: colorFact(colors.frame),
      wing: colorFact(colors.wing),
      inner: colorFact(colors.inner),
      outer: colorFact(colors.outer),
      cladding: colorFact(colors.cladding),
    },
    mountingType: facts.mountingType,
    warnings: warningsOf(configuration),
  }
}
