/**
 * The trace of what is being done: one for each request, and the same one for the jobs and mails that it has led to, so that the log
 * is searched once for all of it. It travels beside a message and not in it. And whether the request waited on purpose, for something
 * to be made: then its time says nothing of how fast we are. And whether anybody still waits for it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { MessageAttributeValue } from '@aws-sdk/client-sqs'
import type { SQSRecord } from 'aws-lambda'

interface Course {
  readonly trace: string
  waitsOnPurpose: boolean
  isAwaited: boolean
}

const courses = new AsyncLocalStorage<Course>()

export const withTrace = <Answer>(trace: string, work: () => Answer): Answer =>
  courses.run({ trace, waitsOnPurpose: false, isAwaited: true }, work)

export const currentTrace = (): string | undefined => courses.getStore()?.trace

export const waitOnPurpose = (): void => {
  const course = courses.getStore()
  if (course) course.waitsOnPurpose = true
}

export const hasWaitedOnPurpose = (): boolean => courses.getStore()?.waitsOnPurpose ?? false

/** Whoever asked has been told that we are busy. */
export const stopAwaiting = (): void => {
  const course = courses.getStore()
  if (course) course.isAwaited = false
}

export class NobodyWaits extends Error {}

/**
 * Before something is committed that was decided on what has just been read. Whoever was told that we are busy has asked again, and may
 * have changed more since: a function that goes on after that, perhaps minutes later because it was frozen, would put the old over the new.
 */
export const mustBeAwaited = (): void => {
  if (courses.getStore()?.isAwaited === false) throw new NobodyWaits('the request was answered as busy')
}

export const traceBesideMessage = (): Record<string, MessageAttributeValue> | undefined => {
  const trace = currentTrace()
  return trace === undefined ? undefined : { trace: { DataType: 'String', StringValue: trace } }
}

export const traceBeside = ({ messageAttributes }: SQSRecord): string | undefined =>
  messageAttributes?.trace?.stringValue
