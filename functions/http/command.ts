/**
 * A command is an endpoint that makes something or costs money, so a retry or a double click with the same
 * `Idempotency-Key` must do it once. Before it acts it gives out the ids of what it will make and has them recorded;
 * a request that repeats one which crashed gets the same ids, so `act` must accept that what it makes may already be
 * there. Without a key a command simply acts.
 */
import { type Refusal, refusal } from '#domain/result'
import {
  type CommandRecord,
  claimCommand,
  findCommand,
  finishCommand,
  forgetCommand,
  holdCommand,
  isHeld,
  releaseCommand,
} from '../data/idempotency/idempotency-repository.ts'
import type { AnswerOf, Contract } from './contract.ts'
import { type Asked, type Endpoint, endpoint, type Request } from './endpoint.ts'
import type { Answered, Outcome } from './outcome.ts'

/** A larger answer is not kept; the repeated command acts again with the same ids and answers what is there. */
const ANSWER_LIMIT = 300_000

type Once = { readonly once: true }
type InContext<Of extends Contract> = Request<Of> & Asked

interface Steps<Of extends Contract, Ids> {
  /** Gives out the ids of what will be made; plain data. */
  readonly allocate: (request: InContext<Of>) => Promise<Ids>
  readonly act: (request: InContext<Of>, ids: Ids) => Promise<Outcome<AnswerOf<Of>>>
}

const held = async (
  request: { readonly at: Date; readonly fingerprint: string },
  key: { readonly userId: number; readonly key: string },
  allocate: () => Promise<unknown>,
): Promise<CommandRecord | Refusal> => {
  const { at, fingerprint } = request
  const found = await findCommand(key, at)
  if (found === null) {
    const record = { ...key, fingerprint, ids: JSON.stringify(await allocate()) }
    return (await holdCommand(record, at)) ?? refusal('request.in-progress')
  }
  if (found.fingerprint !== fingerprint) return refusal('request.idempotency-key-reused')
  if (found.answer !== null) return found
  const claimed = isHeld(found, at) ? null : await claimCommand(found, at)
  return claimed ?? refusal('request.in-progress')
}

const actHeld = async <Value>(
  record: CommandRecord,
  act: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> => {
  let outcome: Outcome<Value>
  try {
    outcome = await act()
  } catch (error) {
    await releaseCommand(record)
    throw error
  }
  if (!outcome.ok) {
    await forgetCommand(record)
    return outcome
  }
  const answer = JSON.stringify(outcome)
  await (Buffer.byteLength(answer) <= ANSWER_LIMIT ? finishCommand(record, answer) : releaseCommand(record))
  return outcome
}

export const command = <const Of extends Contract & Once, Ids>(
  contract: Of,
  { allocate, act }: Steps<Of, Ids>,
): Endpoint =>
  endpoint(contract, async (request) => {
    const asked = request as InContext<Of>
    if (asked.idempotencyKey === null) return act(asked, await allocate(asked))
    const key = { userId: asked.caller.user.id, key: asked.idempotencyKey }
    const record = await held(asked, key, () => allocate(asked))
    if ('ok' in record) return record
    if (record.answer !== null) return JSON.parse(record.answer) as Answered<AnswerOf<Of>>
    return actHeld(record, () => act(asked, JSON.parse(record.ids) as Ids))
  })
