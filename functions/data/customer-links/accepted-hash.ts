/** The proof of what a customer accepted: SHA-256 of the content in its one JSON form. */
import { createHash } from 'node:crypto'
import { acceptedContent } from '#domain/quote/customer/acceptance'
import type { Manifest } from '#domain/quote/quote'
import { canonicalJson } from '../artefacts/canonical-json.ts'

export const acceptedHash = (manifest: Manifest): string =>
  createHash('sha256')
    .update(canonicalJson(acceptedContent(manifest)))
    .digest('hex')
