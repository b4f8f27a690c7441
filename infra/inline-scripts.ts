/**
 * The scripts that stand in a page itself, each named to the browser by its hash, so that nothing else that stands in a page can
 * run. They hear what is typed before any file of the application has come.
 */
import { createHash } from 'node:crypto'

const SCRIPT = /<script>([\s\S]*?)<\/script>/g

export const inlineScriptHashes = (html: string): readonly string[] =>
  [...html.matchAll(SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
