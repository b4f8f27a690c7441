/** What came from outside, read or not; the reason is for whoever made the tool that sent it. */
import type * as z from 'zod'

export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string }

export const read = <Value>(value: Value): Read<Value> => ({ ok: true, value })

export const refused = (reason: string): Read<never> => ({ ok: false, reason })

/** The first fault; a tool that mends it hears of the next. */
export const unreadable = ({ issues: [issue] }: z.ZodError): Read<never> =>
  refused([issue?.path.map(String).join('.'), issue?.message].filter(Boolean).join(': ').slice(0, 300))
