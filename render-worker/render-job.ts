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

export type Means = { artefacts: Artefacts; browser: WarmBrowser }

/** Throws on a message that names no job: there is nobody to tell, so it ends among the dead letters. */
const parseMessage = (body: string): RenderMessage => renderMessage.parse(JSON.parse(body))

/** Waits for another try. */
const putAside: ArtefactState = { state: 'running', percent: 0 }

/** Returns what cannot be mended by another try; throws what may be. */
export const renderJob = async (
  body: string,
  { isLastTry }: { isLastTry: boolean },
  { artefacts, browser }: Means,
): Promise<FinalFailure | null> => {
  const artefact = artefacts(parseMessage(body))

  /** The work goes on while it is told how far it has come; what is told next comes after this, also when the work fails. */
  const whileTelling = async (percent: number, output: Promise<Output>): Promise<Output> => {
    await Promise.allSettled([output, artefact.tell({ state: 'running', percent })])
    return output
  }

  const make = async (input: RenderInput): Promise<Output> => {
    if (isLastTry && (await artefact.wasCutShort()))
      throw new RetryFailure('Tegneprogrammet stoppet hver gang.')
    const drawn = browser.withPage(pathFor(input), async (page) => {
      await show(page, input)
      // A picture is done the next moment; paper takes its time.
      if (input.kind === 'row-image') return capture(page, input)
      const output = await whileTelling(60, capture(page, input))
      clear(page, input)
      return output
    })
    return whileTelling(10, drawn)
  }

  try {
    const [isMade, input] = await Promise.all([artefact.isMade(), artefact.readInput()])
    if (!isMade) await artefact.keep(await make(input))
    return null
  } catch (error) {
    const failure = toFailure(error)
    const isFinal = failure instanceof FinalFailure
    const isOver = isFinal || isLastTry
    await artefact.tell(isOver ? { state: 'failed', percent: 0, reason: failure.message } : putAside)
    if (isFinal) return failure
    throw failure
  }
}
