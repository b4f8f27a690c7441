/**
 * Orders a picture or document and waits for it, for a while. The input is frozen under its hash, so the same input is made
 * once however often it is asked for; the queue carries the hash alone.
 */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { RenderInput, RenderMessage } from '#domain/contracts/render'
import { setting } from '../../environment.ts'
import { lazily } from '../../lazily.ts'
import { findOutput, freezeInput, frozenAt, readState, removeState } from './artefact-store.ts'
import { canonicalJson } from './canonical-json.ts'

const queue = lazily(() => ({ client: new SQSClient(), QueueUrl: setting('RENDER_QUEUE_URL') }))

const send = async (message: RenderMessage): Promise<void> => {
  const { client, QueueUrl } = queue()
  await client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(message) }))
}

/** A new build of the pages that are drawn makes new pictures. */
const rendererVersion = (): string => setting('RENDERER_VERSION')

export const hashOf = (canonical: string): string =>
  createHash('sha256').update(`${canonical}\n${rendererVersion()}`).digest('hex')

/** Nobody has begun in this time: whoever froze the input may have died before it reached the queue. */
const FORGOTTEN_AFTER_MS = 30_000

const mustBegin = async (hash: string, at: Date): Promise<boolean> => {
  const [frozen, state] = await Promise.all([frozenAt(hash), readState(hash)])
  if (frozen === null || state?.state === 'failed') return true
  return state === null && at.getTime() - frozen.getTime() > FORGOTTEN_AFTER_MS
}

/**
 * Sees to it that the artefact is made or being made. What has failed is begun anew: to ask again is to try again. Two who
 * ask in the same moment may both send it, which is harmless: the worker looks first whether the thing is there.
 */
export const orderArtefact = async (input: RenderInput, at: Date): Promise<RenderMessage> => {
  const canonical = canonicalJson(input)
  const message: RenderMessage = { hash: hashOf(canonical), kind: input.kind }
  if ((await findOutput(message)) !== null || !(await mustBegin(message.hash, at))) return message
  await freezeInput(message.hash, canonical)
  await removeState(message.hash)
  await send(message)
  return message
}

export type Progress =
  | { readonly state: 'queued' | 'running'; readonly percent: number }
  | { readonly state: 'done'; readonly size: number }
  | { readonly state: 'failed'; readonly reason: string }

export const readProgress = async (message: RenderMessage): Promise<Progress> => {
  const [output, state] = await Promise.all([findOutput(message), readState(message.hash)])
  if (output !== null) return { state: 'done', size: output.size }
  if (state === null) return { state: 'queued', percent: 0 }
  if (state.state === 'failed') return { state: 'failed', reason: state.reason ?? 'Ukjent feil.' }
  return { state: 'running', percent: state.percent }
}

const POLL_MS = 150

/** How far it has come when it is finished, or when patience runs out. */
export const awaitArtefact = async (message: RenderMessage, patienceMs: number): Promise<Progress> => {
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    const progress = await readProgress(message)
    const isOver = progress.state === 'done' || progress.state === 'failed'
    if (isOver || performance.now() + POLL_MS > giveUpAt) return progress
    await pause(POLL_MS)
  }
}
