/**
 * One atomic edit. Total: any patch gives a valid product or a refusal that names the rule and the field. What was
 * chosen is stored as chosen; what follows from it comes back as notices.
 */
import type { ColorLists } from '#domain/catalogue/types'
import { fieldName } from '#domain/messages/fields'
import { sentenceOf } from '#domain/messages/words'
import type { ChoiceField, Choices, Patch, Product } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import { type Stated, statedAfter } from '#domain/product/stated'
import { type Refusal, type Result, refusal, success } from '#domain/result'
import { checkRules, editRules } from '#domain/rules/all'
import type { Configuration } from '#domain/rules/configuration'
import { configurationOf, configure, measuredOf } from './configure.ts'
import { refusalOf, type Settled, settleChoices } from './evaluate.ts'
import { findForeign } from './membership.ts'
import { changedFields, wellFormed } from './patch.ts'

interface Notice {
  readonly ruleId: string
  readonly sentence: string
}

export interface Applied {
  readonly product: Product
  readonly configuration: Configuration
  readonly notices: readonly Notice[]
}

/** An edit that no rule refuses, before it has become a configuration. */
export interface AcceptedEdit {
  readonly choices: Choices
  readonly settled: Settled
  readonly fields: ReadonlySet<ChoiceField>
}

const has = (list: readonly unknown[], value: unknown): boolean =>
  list.some((item) => sameChoice(item, value))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether what was newly asked for in a field is not what is in force; of lists and records, any part of it. */
const isAskedInVain = (asked: unknown, before: unknown, inForce: unknown): boolean => {
  if (Array.isArray(asked) && Array.isArray(before) && Array.isArray(inForce))
    return asked.some((item) => !has(before, item) && !has(inForce, item))
  if (isRecord(asked) && isRecord(before) && isRecord(inForce))
    return Object.keys(asked).some(
      (key) => !sameChoice(asked[key], before[key]) && !sameChoice(asked[key], inForce[key]),
    )
  return !sameChoice(asked, inForce)
}

const refusalByForce = (
  { context: { choices, values }, forces }: Settled,
  fields: ReadonlySet<ChoiceField>,
  before: Choices,
): Refusal | null => {
  for (const { rule, field, data } of forces) {
    if (rule.refuses === undefined || !fields.has(field) || !rule.refuses.fields.includes(field)) continue
    if (!isAskedInVain(choices[field], before[field], values[field])) continue
    return refusal(rule.refuses.code, { ruleId: rule.id, path: field, ...(data && { data }) })
  }
  return null
}

const refusalByEdit = (
  { context }: Settled,
  fields: ReadonlySet<ChoiceField>,
  before: Choices,
): Refusal | null => {
  for (const rule of editRules) {
    const data = rule.severity === 'ERROR' && rule.when(context, { fields, before })
    if (data !== false)
      return refusal(rule.code, {
        ruleId: rule.id,
        data,
        ...(rule.path !== undefined && { path: rule.path }),
      })
  }
  return null
}

/** Judges a well-formed patch; the cheap half of an edit, which options are made of. */
export const judge = (from: Configuration, patch: Patch, colorLists: ColorLists): Result<AcceptedEdit> => {
  const { model, product } = from
  const fields = changedFields(product.choices, patch)
  const choices: Choices = { ...product.choices, ...patch }
  const foreign = findForeign(fields, choices, model, colorLists)
  if (foreign !== null) {
    const { field, value } = foreign
    return refusal('product.unknown-choice', { path: field, data: { field: fieldName(field), value } })
  }
  const result = settleChoices(model, choices, colorLists, measuredOf(from))
  if (!result.ok) return result
  const { settled } = result
  const refused =
    refusalByForce(settled, fields, product.choices) ??
    refusalByEdit(settled, fields, from.values) ??
    refusalOf(settled)
  return refused ?? success({ choices, settled, fields })
}

const announced = new Set(checkRules.filter((rule) => rule.announced === true).map(({ id }) => id as string))

const noticesOf = (
  from: Configuration,
  to: Configuration,
  { settled, fields }: AcceptedEdit,
): readonly Notice[] => {
  const forced = to.forced.filter(
    (force) =>
      !from.forced.some(
        ({ ruleId, field, to: value }) =>
          ruleId === force.ruleId && field === force.field && sameChoice(value, force.to),
      ),
  )
  const begun = to.findings.filter(
    ({ ruleId }) => announced.has(ruleId) && !from.findings.some((finding) => finding.ruleId === ruleId),
  )
  const ofEdit = editRules.flatMap((rule) => {
    const data = rule.severity === 'INFO' && rule.when(settled.context, { fields, before: from.values })
    return data === false ? [] : [{ ruleId: rule.id, code: rule.code, data }]
  })
  const said = [...forced, ...begun, ...ofEdit].flatMap(({ ruleId, code, data }) =>
    code === undefined ? [] : [{ ruleId, sentence: sentenceOf({ code, ...(data && { data }) }) }],
  )
  return said.filter(
    ({ sentence }, index) => said.findIndex((other) => other.sentence === sentence) === index,
  )
}

/** An edit of a product that is already evaluated. The fields of its patch are stated but for those that it takes back. */
export const applyTo = (
  from: Configuration,
  patch: Patch,
  colorLists: ColorLists,
  takenBack: Stated = [],
): Result<Applied> => {
  const formed = wellFormed(patch)
  if (!formed.ok) return formed
  const judged = judge(from, formed.value, colorLists)
  if (!judged.ok) return judged
  const { choices, settled } = judged.value
  const stated = statedAfter(from.product, formed.value, takenBack)
  const product: Product = { ...from.product, choices, stated }
  const configuration = configurationOf(product, settled)
  return success({ product, configuration, notices: noticesOf(from, configuration, judged.value) })
}

export const apply = (
  product: Product,
  patch: Patch,
  colorLists: ColorLists,
  takenBack: Stated = [],
): Result<Applied> => applyTo(configure(product, colorLists), patch, colorLists, takenBack)
