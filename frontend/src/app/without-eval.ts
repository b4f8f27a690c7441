/**
 * The validation library builds faster parsers from text, and tries first whether it may: our content policy forbids it, and
 * every browser tells so in its console. Here it is told beforehand. It reads this when a schema is made, so this is imported
 * before anything that makes one.
 */
import { config } from 'zod/v4/core'

config({ jitless: true })
