/** The stack cannot start, and a person can do something about it: shown as one line, without a stack trace. */
export class StartFailure extends Error {}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined
