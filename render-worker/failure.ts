/**
 * Why a job did not become a picture or a document, in words for the person who asked. The class decides what
 * happens next: what is final will fail again for the same input, anything else is worth another try.
 */
import { renderText } from './text.ts'

abstract class RenderFailure extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause })
  }
}

/** The input itself cannot be drawn. */
export class FinalFailure extends RenderFailure {}

/** The browser, the time or the bucket let us down. */
export class RetryFailure extends RenderFailure {}

export const toFailure = (error: unknown): FinalFailure | RetryFailure =>
  error instanceof FinalFailure || error instanceof RetryFailure
    ? error
    : new RetryFailure(renderText.stopped, error)
