/** Answers with a finished document: with its bytes, or with a redirect to them in the bucket when they are too many. */
import type { RenderMessage } from '#domain/contracts/render-order'
import { presignOutput, readOutput } from '../data/artefacts/artefact-store.ts'
import { answered, type Outcome } from '../http/outcome.ts'

/** A function may answer 6 MB, and bytes travel as base64, which is a third longer. */
const LARGEST_ANSWER = 4 * 1024 * 1024

export const answerFile = async (
  message: RenderMessage,
  size: number,
  headers: Readonly<Record<string, string>>,
  disposition: string,
): Promise<Outcome<unknown>> => {
  if (size > LARGEST_ANSWER) {
    const location = await presignOutput(message, disposition)
    return answered('', { status: 303, headers: { location } })
  }
  return answered(await readOutput(message), { headers: { ...headers, 'content-disposition': disposition } })
}
