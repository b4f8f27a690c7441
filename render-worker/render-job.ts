/**
 * One job: a message names a frozen input, and the picture or document made of it is kept beside it. Doing a job
 * twice changes nothing. A failure that another try will not mend, or that was the last try, is told to whoever asked.
 */
import {
  type ArtefactState,
  type RenderInput,
  type RenderMessage,
  renderMessage,
} from '#domain/contracts/render'
import type { Artefacts } from './artefacts.ts'
import type { WarmBrowser } from './browser.ts'
import { capture, type Output } from './capture.ts'
import { FinalFailure, RetryFailure, toFailure } from './failure.ts'
import { clear, pathFor, show } from './page.ts'
import { followProgress } from './progress.ts'
import { renderText } from './text.ts'

export type Means = { artefacts: Artefacts; browser: WarmBrowser }

export type Attempt = { isFirst: boolean; isLast: boolean }

/** Throws on a message that names no job: there is nobody to tell, so it ends among the dead letters. */
const parseMessage = (body: string): RenderMessage => renderMessage.parse(JSON.parse(body))

/** Waits for another try. */
const putAside: ArtefactState = { state: 'running', percent: 0 }

/** Returns what cannot be mended by another try; throws what may be. */
export const renderJob = async (
  body: string,
  { isFirst, isLast }: Attempt,
  { artefacts, browser }: Means,
): Promise<FinalFailure | null> => {
  const artefact = artefacts(parseMessage(body))

  const make = async (input: RenderInput): Promise<Output> => {
    if (isLast && (await artefact.wasCutShort())) throw new RetryFailure(renderText.stoppedEachTime)
    const progress = followProgress(artefact, { isFirst })
    try {
      return await browser.withPage(pathFor(input), async (page) => {
        await show(page, input)
        progress.reach(60)
        const output = await capture(page, input)
        clear(page, input)
        return output
      })
    } finally {
      await progress.end()
    }
  }

  try {
    const [isMade, input] = await Promise.all([artefact.isMade(), artefact.readInput()])
    if (!isMade) await artefact.store(await make(input))
    return null
  } catch (error) {
    const failure = toFailure(error)
    const isFinal = failure instanceof FinalFailure
    const isOver = isFinal || isLast
    await artefact.report(isOver ? { state: 'failed', percent: 0, reason: failure.message } : putAside)
    if (isFinal) return failure
    throw failure
  }
}
