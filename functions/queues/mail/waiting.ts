/** How long a mail waits: in one try for its documents, and from one try to the next. All tries together outlast a lost document. */

/** A document takes some seconds; one that takes longer is waited for again. */
export const PATIENCE_MS = 20_000

export const TRY_AGAIN_AFTER_SECONDS = 20
