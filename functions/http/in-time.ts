/**
 * Answers in words before the function is stopped for taking too long (a table that does not answer, say), because what
 * the gateway says then helps nobody. What was begun may still come to an end but changes no quote any more; a command with a key can be
 * asked again.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { stopAwaiting } from '../trace.ts'
import type { Served } from './served.ts'

/** What it takes to say so. */
const SPARE_MS = 500

export const inTime = (answerBusy: (context: Context<Served>) => Response) =>
  createMiddleware<Served>(async (context, next) => {
    const left = context.env?.lambdaContext?.getRemainingTimeInMillis()
    if (left === undefined) return next()
    const answered = new AbortController()
    const late = pause(Math.max(0, left - SPARE_MS), true, { signal: answered.signal })
    const isLate = await Promise.race([next().then(() => false), late])
    answered.abort()
    if (!isLate) return
    stopAwaiting()
    context.res = answerBusy(context)
  })
