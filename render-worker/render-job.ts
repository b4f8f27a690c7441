/**
 * One job: a message names a frozen input, and the picture or document made of it is kept beside it. Doing a job
 * twice changes nothing. A failure that another try will not mend, or that was the last try, is told to whoever asked.
 */
import type { RenderInput } from '#domain/contracts/render'
import { type ArtefactState, type RenderOrder, renderOrder } from '#domain/contracts/render-order'
import { putInForce } from '#domain/texts/texts'
import type { Artefacts } from './artefacts.ts'
import type { WarmBrowser } from './browser.ts'
import { capture } from './capture.ts'
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

  /**
   * On a first try it is hardly ever there already, so that is found out while it is made. The page lets go of it when it is kept:
   * whoever waits for it does not wait for that.
   */
  const make = async (input: RenderInput): Promise<void> => {
    if (isLast && (await artefact.wasCutShort())) throw new RetryFailure(renderText.stoppedEachTime)
    const progress = followProgress(artefact, { isFirst })
    // One job at a time: what is put together here says what its page says.
    putInForce(('words' in input && input.words) || [])
    try {
      await browser.withPage(pathFor(input), async (page) => {
        await show(page, input)
        progress.reach(60)
        const [output, isMade] = await Promise.all([capture(page, input), isFirst && artefact.isMade()])
        if (!isMade) await artefact.store(output)
        clear(page, input)
      })
    } finally {
      await progress.end()
    }
  }

  try {
    const input = await artefact.readInput()
    if (!isFirst && (await artefact.isMade())) return null
    await make(input)
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
