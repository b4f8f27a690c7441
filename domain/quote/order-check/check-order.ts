/**
 * Bestillingskontroll: what a careful colleague would ask before the order goes to the factory. Each finding has an id of its
 * rule, its rows and what it is about, so that what was acknowledged of one state of the quote does not excuse another. Pure.
 */
import type { ColorLists } from '#domain/catalogue/types'
import { tryConfigureStored } from '#domain/configurator/configure-stored'
import { fill, filledAsWritten } from '#domain/messages/fill'
import { orderCheckSentences } from '#domain/messages/order-check'
import type { FindPlace } from '../delivery/delivery.ts'
import type { Revisions } from '../extras/extras.ts'
import type { Acknowledgement, Manifest } from '../quote.ts'
import type { BrokenRow, CheckContext, CheckedRow, Fix, Hit, OrderRule } from './order-rule.ts'
import { colorRules } from './rows/colors.ts'
import { countRules } from './rows/counts.ts'
import { deliveryRules } from './rows/delivery.ts'
import { escapeRules } from './rows/escape.ts'
import { glassRules } from './rows/glass.ts'
import { handingRules } from './rows/handing.ts'
import { heatRules } from './rows/heat.ts'
import { lostClassRules } from './rows/lost-classes.ts'
import { missingRules } from './rows/missing.ts'
import { productWarningRules } from './rows/product-warnings.ts'
import { sizeRules } from './rows/sizes.ts'
import { basisText } from './text.ts'

const rules: readonly OrderRule[] = [
  ...countRules,
  ...deliveryRules,
  ...sizeRules,
  ...handingRules,
  ...glassRules,
  ...colorRules,
  ...missingRules,
  ...escapeRules,
  ...productWarningRules,
  ...heatRules,
  ...lostClassRules,
]

const ofSeverity = (wanted: OrderRule['severity']) => rules.filter(({ severity }) => severity === wanted)

export const orderRules: readonly OrderRule[] = [...ofSeverity('ERROR'), ...ofSeverity('WARN')]

export interface OrderFinding {
  readonly id: string
  readonly ruleId: string
  readonly severity: 'ERROR' | 'WARN'
  readonly sentence: string
  readonly rows: readonly number[]
  /** The paragraph that it rests on, or the rule. */
  readonly basis: string
  /** The rows are easier to judge by their pictures. */
  readonly isPictured: boolean
  /** It asks whether something is meant so, and warns of nothing. */
  readonly isQuestion: boolean
  readonly fix: Fix | null
  readonly acknowledged: Acknowledgement | null
}

/** 32 bits of a text (FNV-1a, public domain); tells findings of one rule in one quote apart. */
const digest = (text: string): string => {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/**
 * Acknowledged before ids were made of what a finding is about, it is known by its sentence; where that says figures of a
 * product's own rule, it is asked once more.
 */
const findingOf = (rule: OrderRule, hit: Hit, { acknowledged }: Manifest): OrderFinding => {
  const template = orderCheckSentences[rule.code]
  const id = `${rule.id}-${digest(JSON.stringify([hit.rows, hit.about]))}`
  const former = `${rule.id}-${digest(`${hit.rows.join()} ${filledAsWritten(template, hit.data)}`)}`
  return {
    id,
    ruleId: rule.id,
    severity: rule.severity,
    sentence: fill(template, hit.data),
    rows: hit.rows,
    basis: hit.basis ?? rule.paragraph ?? basisText.orderRule(rule.id),
    isPictured: rule.isPictured === true,
    isQuestion: rule.isQuestion === true,
    fix: hit.fix ?? null,
    acknowledged: acknowledged.find(({ findingId }) => findingId === id || findingId === former) ?? null,
  }
}

interface CheckReferences {
  readonly colorLists: ColorLists
  readonly findPlace: FindPlace
}

/** A product from before a rule came may be one that cannot be laid out any more; nothing else is to be said of it. */
const contextOf = (manifest: Manifest, revisions: Revisions, data: CheckReferences): CheckContext => {
  const rows: CheckedRow[] = []
  const broken: BrokenRow[] = []
  for (const row of manifest.rows) {
    const revision = revisions.get(row.revisionId)
    if (revision === undefined) throw new Error(`revision ${row.revisionId} was not loaded`)
    const configured = tryConfigureStored(revision.product, data.colorLists)
    if (configured.ok) rows.push({ row, revision, configuration: configured.value })
    else broken.push({ row, refusal: configured })
  }
  return { ...data, manifest, rows, broken }
}

export const checkOrder = (
  manifest: Manifest,
  revisions: Revisions,
  data: CheckReferences,
): readonly OrderFinding[] => {
  const context = contextOf(manifest, revisions, data)
  return orderRules.flatMap((rule) => rule.find(context).map((hit) => findingOf(rule, hit, manifest)))
}

/** What stands between the quote and its order. */
export const isOpen = ({ severity, acknowledged }: OrderFinding): boolean =>
  severity === 'ERROR' || acknowledged === null
