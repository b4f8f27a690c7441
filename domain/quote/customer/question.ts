/** Whether the seller has replied: he says it of all that he sees, so of every question until a moment. ISO timestamps. Pure. */
export const isReplied = (askedAt: string, repliedUpTo: string | null): boolean =>
  repliedUpTo !== null && askedAt <= repliedUpTo
