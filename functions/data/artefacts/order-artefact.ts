/**
 * Orders a picture or document and waits for it, for a while. The input is frozen under its hash, so the same input is made
 * once however often it is asked for. A small one travels in the message too, and the worker begins before it is kept.
 */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { deflateRawSync } from 'node:zlib'
import type { ArtefactBuffer } from '#domain/administration/buffers'
import type { RenderInput } from '#domain/contracts/render'
import { hashedText, type RenderMessage, type RenderOrder } from '#domain/contracts/render-order'
import { type Refusal, type Result, success } from '#domain/result'
import { setting } from '../../environment.ts'
import { traceBesideMessage, waitOnPurpose } from '../../trace.ts'
import { generationOf } from '../buffers/buffer-repository.ts'
import { queueOf } from '../queue.ts'
import {
  findOutput,
  findTraces,
  freezeInput,
  removeState,
  renewOutput,
  type Traces,
} from './artefact-store.ts'
import { canonicalJson } from './canonical-json.ts'
import { claimOrder, findClaimTime, forgetClaim } from './order-claim-repository.ts'
import { artefactText } from './text.ts'

const queue = queueOf('RENDER_QUEUE_URL')

const send = async (order: RenderOrder): Promise<void> => {
  const { client, QueueUrl, SendMessageCommand } = await queue()
  await client.send(
    new SendMessageCommand({
      QueueUrl,
      MessageBody: JSON.stringify(order),
      MessageAttributes: traceBesideMessage(),
    }),
  )
}

/** A new build of the pages that are drawn makes new pictures. */
const rendererVersion = (): string => setting('RENDERER_VERSION')

export const hashOf = (canonical: string): string =>
  createHash('sha256').update(hashedText(canonical, rendererVersion())).digest('hex')

/** Characters. A message is paid for by each 64 KB begun, and the rest of it needs little; a hundred rows are 14 000. */
const LARGEST_IN_MESSAGE = 60_000

/** Null for what is too large to travel in a message: mostly a picture inside, which does not get smaller. */
const packed = (canonical: string): RenderOrder['frozen'] | null => {
  const deflated = deflateRawSync(canonical, { level: 1 }).toString('base64')
  return deflated.length > LARGEST_IN_MESSAGE ? null : { deflated, rendererVersion: rendererVersion() }
}

/** Nobody has begun in this time: whoever froze the input may have died before it reached the queue. */
const FORGOTTEN_AFTER_SECONDS = 30

/**
 * A try that is cut short is handed out again before this, and that one says so. Silence for longer means that the last
 * try was cut short too: nobody is left to tell of it.
 */
export const SILENT_AFTER_SECONDS = 240

/** Every try has had its time, and none of them could say a word: the queue has given the job up. */
export const LOST_AFTER_SECONDS = 700

export type Progress =
  | { readonly state: 'queued'; readonly percent: 0; readonly since: Date }
  | { readonly state: 'running'; readonly percent: number }
  | { readonly state: 'done'; readonly size: number }
  | { readonly state: 'failed'; readonly reason: string }

const secondsSince = (moment: Date, at: Date): number => (at.getTime() - moment.getTime()) / 1000

const waitingSince = (since: Date | null, at: Date): Progress =>
  since === null || secondsSince(since, at) > LOST_AFTER_SECONDS
    ? { state: 'failed', reason: artefactText.lost }
    : { state: 'queued', percent: 0, since }

/** Every job ends: one that nobody works at any more has failed. */
const progressOf = ({ output, reported, frozenAt }: Traces, at: Date): Progress => {
  if (output !== null) return { state: 'done', size: output.size }
  if (reported === null) return waitingSince(frozenAt, at)
  if (reported.state === 'failed') return { state: 'failed', reason: reported.reason ?? artefactText.unknown }
  return secondsSince(reported.reportedAt, at) > SILENT_AFTER_SECONDS
    ? { state: 'failed', reason: artefactText.silent }
    : { state: 'running', percent: reported.percent }
}

/** A document is one person's, a picture everybody's who looks at the quote. */
const isAskedByMany = ({ kind }: RenderMessage): boolean => kind === 'row-image'

/** Somebody may be about to send it who has not frozen its input yet. */
const withClaim = async (traces: Traces, message: RenderMessage): Promise<Traces> => {
  const isTraceless = traces.output === null && traces.reported === null && traces.frozenAt === null
  return isTraceless && isAskedByMany(message)
    ? { ...traces, frozenAt: await findClaimTime(message) }
    : traces
}

/** How far it has come. */
export const readProgress = async (message: RenderMessage, at: Date): Promise<Progress> =>
  progressOf(await withClaim(await findTraces(message), message), at)

const mustBegin = (progress: Progress, at: Date): boolean =>
  progress.state === 'failed' ||
  (progress.state === 'queued' && secondsSince(progress.since, at) > FORGOTTEN_AFTER_SECONDS)

/** Half of what the bucket keeps it for (infra/cloud/data-stack.ts), so that it never goes between two who ask. */
const RENEWED_AFTER_DAYS = 15
const DAY_MS = 24 * 60 * 60 * 1000

/** A picture is kept as long as anybody looks at it; what a customer is offered goes after a month. */
const mustRenew = ({ output }: Traces, { kind }: RenderMessage, at: Date): boolean =>
  kind === 'row-image' &&
  output !== null &&
  at.getTime() - output.madeAt.getTime() > RENEWED_AFTER_DAYS * DAY_MS

/**
 * A picture may be asked for by a thousand at once, so it is sent by one of them. A document is asked for by one person, who need not
 * wait for a claim; two who do so in the same moment both send it, and the worker looks whether the thing is there.
 */
const mayBegin = async (message: RenderMessage, { reported }: Traces, at: Date): Promise<boolean> => {
  if (!isAskedByMany(message)) return true
  const forgotten = at.getTime() - FORGOTTEN_AFTER_SECONDS * 1000
  const ended = reported?.state === 'failed' ? reported.reportedAt.getTime() : 0
  return claimOrder(message, at, new Date(Math.max(forgotten, ended)))
}

/** A drawing is for browsers that cannot draw, a picture in perspective for everybody. */
const bufferFor = (input: RenderInput): ArtefactBuffer => {
  if (input.kind !== 'row-image') return 'documents'
  return input.view === 'orthogonal' ? 'fallbackimages' : 'redisimages'
}

const messageOf = async (input: RenderInput, canonical: string): Promise<RenderMessage> => {
  const buffer = bufferFor(input)
  return { hash: hashOf(canonical), kind: input.kind, buffer, generation: await generationOf(buffer) }
}

/** The name of what an input becomes, in the buffer as it is filled now. */
export const messageFor = (input: RenderInput): Promise<RenderMessage> =>
  messageOf(input, canonicalJson(input))

/**
 * Whoever asks may ask for so many in a while: `mayAsk` is asked of whoever has the artefact begun, and of nobody who waits for it
 * beside. Whoever may not leaves it to the next one.
 */
export const orderWithin = async (
  input: RenderInput,
  at: Date,
  mayAsk: () => Promise<Refusal | null>,
): Promise<Result<RenderMessage>> => {
  const canonical = canonicalJson(input)
  const message = await messageOf(input, canonical)
  const traces = await findTraces(message)
  if (mustRenew(traces, message, at)) await renewOutput(message)
  if (!mustBegin(progressOf(traces, at), at)) return success(message)
  if (!(await mayBegin(message, traces, at))) return success(message)
  const refused = await mayAsk()
  if (refused !== null) {
    if (isAskedByMany(message)) await forgetClaim(message)
    return refused
  }
  // Before it is sent: the worker may say the next word at once.
  if (traces.reported) await removeState(message)
  const frozen = packed(canonical)
  if (frozen) await send({ ...message, frozen })
  await freezeInput(message, canonical)
  if (!frozen) await send(message)
  return success(message)
}

/** Sees to it that the artefact is made or being made. What has failed is begun anew: to ask again is to try again. */
export const orderArtefact = async (input: RenderInput, at: Date): Promise<RenderMessage> => {
  const ordered = await orderWithin(input, at, async () => null)
  if (!ordered.ok) throw new Error('an artefact was refused that nobody limits')
  return ordered.value
}

/**
 * A warm worker is done in a tenth of a second, a cold one in some: whoever waits asks often at first and then more seldom. Asked is
 * whether the thing is there; that it never will be is in no such hurry, and looking through its folder costs twelve times as much.
 */
const FIRST_PAUSE_MS = 30
const LONGEST_PAUSE_MS = 250
const LONGER_EACH_TIME = 1.15
const FAILURE_SEEN_AFTER_MS = 600
const LATER_EACH_TIME = 1.5

export const longerPause = (pauseMs: number): number => Math.min(pauseMs * LONGER_EACH_TIME, LONGEST_PAUSE_MS)

/** How far it has come when it is finished, or when patience runs out. */
export const awaitArtefact = async (
  message: RenderMessage,
  patienceMs: number,
  at: Date,
): Promise<Progress> => {
  if (patienceMs > 0) waitOnPurpose()
  const giveUpAt = performance.now() + patienceMs
  let lookedAt = performance.now()
  let looksAfterMs = FAILURE_SEEN_AFTER_MS
  let pauseMs = FIRST_PAUSE_MS
  while (performance.now() + pauseMs <= giveUpAt) {
    const output = await findOutput(message)
    if (output !== null) return { state: 'done', size: output.size }
    if (performance.now() - lookedAt > looksAfterMs) {
      const progress = await readProgress(message, at)
      if (progress.state === 'done' || progress.state === 'failed') return progress
      lookedAt = performance.now()
      looksAfterMs *= LATER_EACH_TIME
    }
    await pause(pauseMs)
    pauseMs = longerPause(pauseMs)
  }
  return readProgress(message, at)
}
