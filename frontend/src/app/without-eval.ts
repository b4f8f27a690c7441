/**
 * The validation library builds faster parsers from text, and tries first whether it may: our content policy forbids it, and
 * every browser tells so in its console. Here it is told beforehand: its settings lie on the global object, so that whoever
 * starts needs none of the library. It reads this when a schema is made, so this is imported before anything that makes one.
 */
const scope: typeof globalThis & { __zod_globalConfig?: { readonly jitless: true } } = globalThis
scope.__zod_globalConfig = { jitless: true }

export {}
