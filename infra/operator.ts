/** What whoever runs the tool in the cloud invokes by hand (docs/operations.md). */

/** Reached by no request, as the other one. */
export const rewriteFunction = {
  name: 'rewrite-lists',
  entry: 'functions/commands/rewrite-lists/handler.ts',
} as const

/** Reached by no request. */
export const setUpFunction = { name: 'set-up', entry: 'functions/commands/set-up/handler.ts' } as const

/** Reached by no request. */
export const personalDataFunction = {
  name: 'personal-data',
  entry: 'functions/commands/personal-data/handler.ts',
} as const
