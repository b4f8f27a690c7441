/**
 * What a page's own thread did, as the browser records it: script, layout and paint, task by task. Told as processor time, because a machine
 * that others use halts a thread whenever it likes.
 */
import type { Browser, Page } from '@playwright/test'
import * as z from 'zod'

const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Microseconds. */
      ts: z.number(),
      /** By the clock, microseconds; what has none is a moment. */
      dur: z.number().optional(),
      /** Processor time, microseconds. */
      tdur: z.number().optional(),
    }),
  ),
})

export interface ThreadRecord {
  /** Processor time of each task at full speed, ms, in order. */
  readonly tasks: readonly number[]
  /** The task in which each mark of a name was made, in order. */
  readonly marked: (name: string) => readonly number[]
}

interface Span {
  readonly ts: number
  readonly dur?: number | undefined
}

/**
 * What is not part of anything else, in order. Most of it are tasks; what a script does when an answer has come may be a checkpoint of
 * microtasks that belongs to none.
 */
const outermost = <Event extends Span>(events: readonly Event[]): readonly Event[] => {
  let end = 0
  return events
    .filter(({ dur }) => dur !== undefined)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false
      end = ts + dur
      return true
    })
}

/** `mark` is one that the page makes in any case (`performance.mark`): its thread is the one that is told of. */
export const recordThread = async (
  browser: Browser,
  page: Page,
  { mark, work }: { readonly mark: string; readonly work: () => Promise<unknown> },
): Promise<ThreadRecord> => {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await work()
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString('utf8')))
  const made = traceEvents.find(({ name }) => name === mark)
  if (made === undefined) throw new Error(`the page has made no mark ${mark}`)
  const ofThread = traceEvents.filter(({ pid, tid }) => pid === made.pid && tid === made.tid)
  const tasks = outermost(ofThread)
  return {
    tasks: tasks.map(({ tdur = 0 }) => tdur / 1000),
    marked: (of) =>
      ofThread
        .filter(({ name }) => name === of)
        .map(({ ts }) => tasks.findLastIndex((task) => task.ts <= ts)),
  }
}
