/** A quote as it lies before whoever holds a link to it: what a yes of his is a yes to, and under whose link it was said. */
import type { Parties } from '#domain/quote/header/parties'
import type { Manifest } from '#domain/quote/quote'
import { acceptedHash } from '../data/customer-links/accepted-hash.ts'
import type { StoredLink } from '../data/customer-links/link-repository.ts'
import { keyedHashOf } from '../data/keys/secret-key-repository.ts'

export interface OpenedLink {
  readonly link: StoredLink
  readonly manifest: Manifest
  /** Content hash of what is offered; see accepted-hash.ts. It stays on the server. */
  readonly hash: string
  /** What the page calls it. */
  readonly shownHash: string
  readonly parties: Parties
}

export const openedLink = async (
  link: StoredLink,
  manifest: Manifest,
  parties: Parties,
): Promise<OpenedLink> => {
  const hash = acceptedHash(manifest)
  return { link, manifest, hash, shownHash: await keyedHashOf('acceptance', hash), parties }
}
