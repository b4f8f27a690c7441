/**
 * The steps of a quote's life after it has been made up: acknowledged, sent, ordered, handed back, cancelled. A step that is
 * recorded has an id: the same request a second time finds it and changes nothing.
 */
import { type Refusal, type Result, refusal } from '#domain/result'
import type { Revisions } from '../extras/extras.ts'
import { checkOrder, type OrderFinding } from '../order-check/check-order.ts'
import {
  fastlaneOrderObstacle,
  findingsOfOrder,
  type OrderContext,
  orderedQuote,
} from '../ordering/place-order.ts'
import { type CommandOutcome, changed, MAX_ACKNOWLEDGED, MAX_RECORDED_STEPS, unchanged } from '../outcome.ts'
import type { Author, Manifest, QuoteCommand, RecordedStep } from '../quote.ts'

type Recorded = Extract<QuoteCommand, { readonly kind: RecordedStep['kind'] }>

export interface StepContext extends OrderContext {
  readonly author: Author
}

export const isRecorded = ({ taken }: Manifest, command: QuoteCommand): boolean =>
  'stepId' in command && taken.some(({ id }) => id === command.stepId)

/** Only the version that the person looked at is sent or ordered, never one that somebody has changed since. */
const changedSince = ({ version, change }: Manifest, basedOn: number): Refusal | null =>
  version === basedOn ? null : refusal('quote.changed-meanwhile', { data: { name: change.by.name } })

/** The status that follows is in the table of the quote's life. */
const record = (
  manifest: Manifest,
  { stepId: id, kind }: Recorded,
  { author, now }: StepContext,
): Result<CommandOutcome> =>
  changed({
    ...manifest,
    taken: [...manifest.taken, { id, kind, by: author, at: now }].slice(-MAX_RECORDED_STEPS),
  })

/** An order keeps what was acknowledged of it as it is, and not what was once acknowledged of another state. */
const asChecked = (manifest: Manifest, findings: readonly OrderFinding[]): Manifest => {
  const current = new Set(findings.map(({ acknowledged }) => acknowledged))
  return { ...manifest, acknowledged: manifest.acknowledged.filter((each) => current.has(each)) }
}

const order = (
  manifest: Manifest,
  revisions: Revisions,
  command: Extract<QuoteCommand, { readonly kind: 'order' }>,
  context: StepContext,
): Result<CommandOutcome> => {
  const meanwhile = changedSince(manifest, command.basedOn)
  if (meanwhile !== null) return meanwhile
  const findings = findingsOfOrder(manifest, revisions, context)
  if (!findings.ok) return findings
  const noPlace = fastlaneOrderObstacle(manifest, command, context)
  if (noPlace !== null) return noPlace
  const checked = asChecked(manifest, findings.value)
  return record(orderedQuote(checked, command, context.now), command, context)
}

/** Only a warning can be acknowledged; what is not found any more is dropped, so that the list stays short. */
const acknowledge = (
  manifest: Manifest,
  revisions: Revisions,
  { findingId, acknowledged }: Extract<QuoteCommand, { readonly kind: 'acknowledge' }>,
  context: StepContext,
): Result<CommandOutcome> => {
  const findings = checkOrder(manifest, revisions, context)
  const finding = findings.find(({ id, severity }) => id === findingId && severity === 'WARN')
  if (finding === undefined) return refusal('check.no-such-finding')
  if ((finding.acknowledged !== null) === acknowledged) return unchanged(manifest)
  const others = findings.flatMap(({ id, acknowledged: earlier }) =>
    earlier === null || id === findingId ? [] : [earlier],
  )
  if (!acknowledged) return changed({ ...manifest, acknowledged: others })
  if (others.length >= MAX_ACKNOWLEDGED)
    return refusal('check.too-many-acknowledged', { data: { max: MAX_ACKNOWLEDGED } })
  const own = { findingId, by: context.author, at: context.now }
  const { sentence, rows, basis, isPictured } = finding
  const read = { findingId, sentence, rows, basis, isPictured }
  return changed({ ...manifest, acknowledged: [...others, own] }, { sentence: read })
}

export const applyStep = (
  manifest: Manifest,
  revisions: Revisions,
  command: Recorded | Extract<QuoteCommand, { readonly kind: 'acknowledge' }>,
  context: StepContext,
): Result<CommandOutcome> => {
  switch (command.kind) {
    case 'acknowledge':
      return acknowledge(manifest, revisions, command, context)
    case 'order':
      return order(manifest, revisions, command, context)
    case 'send': {
      const { mailId, basedOn } = command
      // The version that this very commit makes.
      const sent = { mailId, version: manifest.version + 1 }
      return changedSince(manifest, basedOn) ?? record({ ...manifest, sent }, command, context)
    }
    default:
      return record(manifest, command, context)
  }
}
