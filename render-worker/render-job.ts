/**
 * One job: a message names a frozen input, and the picture or document made of it is kept beside it. Doing a job
 * twice changes nothing. A failure that another try will not mend, or that was the last try, is told to whoever asked.
 */
import { type ArtefactState, type RenderInput, type RenderOrder, renderOrder } from '#domain/contracts/render'
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
const parseOrder = (body: string): RenderOrder => renderOrder.parse(JSON.parse(body))

/** Waits for another try. */
const putAside: ArtefactState = { state: 'running', percent: 0 }

/** Returns what cannot be mended by another try; throws what may be. */
export const renderJob = async (
  body: string,
  { isFirst, isLast }: Attempt,
  { artefacts, browser }: Means,
): Promise<FinalFailure | null> => {
  const artefact = artefacts(parseOrder(body))

  /** Null when it is there already. On a first try it hardly ever is, so that is found out while the page draws. */
  const make = async (input: RenderInput): Promise<Output | null> => {
    if (isLast && (await artefact.wasCutShort())) throw new RetryFailure(renderText.stoppedEachTime)
    const progress = followProgress(artefact, { isFirst })
    try {
      return await browser.withPage(pathFor(input), async (page) => {
        const [, isMade] = await Promise.all([show(page, input), isFirst && artefact.isMade()])
        progress.reach(60)
        const output = isMade ? null : await capture(page, input)
        clear(page, input)
        return output
      })
    } finally {
      await progress.end()
    }
  }

  try {
    const input = await artefact.readInput()
    if (!isFirst && (await artefact.isMade())) return null
    const output = await make(input)
    if (output) await artefact.store(output)
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
