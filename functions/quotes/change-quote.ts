/**
 * The commit protocol of a quote: read, apply the command, write its revisions, keep the old manifest for history, move the
 * manifest on condition of its version. A lost race starts over on the fresh manifest, so that two people who edit two
 * rows never notice each other; only what the command itself finds changed is a conflict. A crash at any point leaves the
 * quote as it was or as it became.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { orderFormFaults } from '#domain/contracts/order-form'
import type { QuoteStep } from '#domain/contracts/step'
import { invalidValue } from '#domain/messages/fields'
import { nextPriceListFrom, priceListInForce } from '#domain/pricing/lists/in-force'
import { applyCommand, type CommandContext, revisionsReadBy } from '#domain/quote/apply-command'
import type { Revisions } from '#domain/quote/extras/extras'
import type { Parties } from '#domain/quote/header/parties'
import { statusChanged } from '#domain/quote/life/quote-event'
import type { CommandOutcome } from '#domain/quote/outcome'
import type { Manifest, QuoteCommand, QuoteHeader } from '#domain/quote/quote'
import { isForGood, type PastStep } from '#domain/quote/undo/past-step'
import { type Refusal, refusal, success } from '#domain/result'
import { quoteStepFor } from '#domain/views/quote-step-for'
import { findPlace } from '../data/postal-codes/postal-codes.ts'
import {
  findRevisions,
  findVersion,
  insertRevision,
  insertSentence,
  replaceManifest,
} from '../data/quotes/quote-repository.ts'
import { newId } from '../ids.ts'
import { mustBeAwaited } from '../trace.ts'
import { expectEvent } from '../webhooks/expect-event.ts'
import type { Asker } from './asker.ts'
import { findQuoteFor, priceListOf } from './find-quote.ts'
import { findParties } from './quote-parties.ts'

export interface ChangedQuote extends CommandOutcome {
  readonly parties: Parties
  /** What the command has done, so that it can be taken back; null where nothing has changed. */
  readonly step: QuoteStep | null
}

/** A refusal of the command itself comes with the quote that it was refused on. */
export interface ChangeRefused {
  readonly ok: false
  readonly refusal: Refusal
  readonly current: Manifest | null
}

const refused = (refusal: Refusal, current: Manifest | null = null): ChangeRefused => ({
  ok: false,
  refusal,
  current,
})

/** Each lost race means that somebody else's write has won, so as many as write at once may need as many tries. */
const TRIES = 40
const PAUSE_STEP_MS = 5
const PAUSE_MAX_MS = 100

const readRevisions = (
  manifest: Manifest,
  command: QuoteCommand,
  past: CommandContext['past'],
): Promise<Revisions> => findRevisions(manifest.orderNumber, revisionsReadBy(manifest, command, past))

const readVersion = (manifest: Manifest, version: number): Promise<Manifest | null> | Manifest =>
  version === manifest.version ? manifest : findVersion(manifest.orderNumber, version)

const readPast = async (manifest: Manifest, command: QuoteCommand): Promise<CommandContext['past']> => {
  if (command.kind !== 'undo') return []
  const steps = await Promise.all(
    command.versions
      .toSorted((one, other) => other - one)
      .map(async (version) => {
        const [before, after] = await Promise.all([
          readVersion(manifest, version - 1),
          readVersion(manifest, version),
        ])
        return before === null || after === null ? null : { before, after }
      }),
  )
  const found = steps.filter((step) => step !== null)
  return found.length === steps.length ? found : null
}

const readBaseHeader = async (manifest: Manifest, command: QuoteCommand): Promise<QuoteHeader | null> => {
  if (command.kind !== 'change-header') return null
  if (command.basedOn === manifest.version) return manifest.header
  return (await findVersion(manifest.orderNumber, command.basedOn))?.header ?? null
}

/** The first thing that the order form asks for in vain. */
const checkForm = (header: QuoteHeader): Refusal | null => {
  const [fault] = orderFormFaults(header)
  if (fault === undefined) return null
  return invalidValue(fault.path)
}

const stepFor = (step: PastStep): QuoteStep | null =>
  step.before === step.after || isForGood(step) ? null : quoteStepFor(step)

/** A change that is not written yet. */
export interface TriedChange {
  readonly before: Manifest
  readonly value: ChangedQuote
}

/** The command finds its work done: the quote is the very same as before. */
export const changesNothing = ({ before, value }: TriedChange): boolean => value.manifest === before

/** The command on a quote that its asker may edit, with nothing written: also for who does something that costs before it is committed. */
export const tryCommand = async (
  before: Manifest,
  command: QuoteCommand,
  { viewer, author, at }: Asker,
): Promise<({ readonly ok: true } & TriedChange) | ChangeRefused> => {
  const past = await readPast(before, command)
  const [parties, revisions, baseHeader] = await Promise.all([
    findParties(before.owner),
    readRevisions(before, command, past),
    readBaseHeader(before, command),
  ])
  const outcome = applyCommand(before, revisions, command, {
    viewer,
    author,
    now: at.toISOString(),
    revisionId: newId('rev'),
    priceList: priceListOf(before),
    colorLists,
    parties,
    findPlace,
    baseHeader,
    past,
    listInForce: priceListInForce(at),
    nextListFrom: nextPriceListFrom(at),
    checkForm,
  })
  if (!outcome.ok) return refused(outcome, before)
  const step = stepFor({ before, after: outcome.value.manifest })
  return { ok: true, value: { ...outcome.value, parties, step }, before }
}

const expectChange = async (before: Manifest, { manifest }: ChangedQuote, { at }: Asker): Promise<void> => {
  const event = statusChanged(before, manifest, at.toISOString())
  if (event !== null) await expectEvent(event, manifest.owner)
}

/** False when somebody else has changed the quote meanwhile: nothing of the change is there then. */
export const commitTried = async ({ before, value }: TriedChange, asker: Asker): Promise<boolean> => {
  mustBeAwaited()
  await Promise.all([...value.newRevisions.map(insertRevision), expectChange(before, value, asker)])
  if (value.sentence !== undefined) await insertSentence(before.orderNumber, value.sentence)
  return replaceManifest(before, value.manifest)
}

export const changeQuote = async (
  orderNumber: number,
  command: QuoteCommand,
  asker: Asker,
): Promise<{ readonly ok: true; readonly value: ChangedQuote } | ChangeRefused> => {
  for (let lost = 0; lost < TRIES; lost += 1) {
    if (lost > 0) await pause(Math.min(lost * PAUSE_STEP_MS, PAUSE_MAX_MS))
    const found = await findQuoteFor(asker.viewer, 'quote.edit', orderNumber)
    if (!found.ok) return refused(found)
    const tried = await tryCommand(found.value, command, asker)
    if (!tried.ok) return tried
    if (changesNothing(tried) || (await commitTried(tried, asker))) return success(tried.value)
  }
  return refused(refusal('quote.busy'))
}
