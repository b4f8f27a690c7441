/** What whoever runs the tool in the cloud invokes by hand (docs/operations.md). */
import type { CalledFunction } from './routes.ts'

/** Reached by no request, as the other one. */
export const rewriteFunction = {
  name: 'rewrite-lists',
  entry: 'functions/commands/rewrite-lists/handler.ts',
  // Lists, and how far it has come.
  writes: ['tableButPeople'],
} as const satisfies CalledFunction

/** Reached by no request. */
export const setUpFunction = {
  name: 'set-up',
  entry: 'functions/commands/set-up/handler.ts',
  writes: ['table'],
} as const satisfies CalledFunction

/** Reached by no request. */
export const personalDataFunction = {
  name: 'personal-data',
  entry: 'functions/commands/personal-data/handler.ts',
  writes: ['table'],
} as const satisfies CalledFunction
