/**
 * Tells of what customers have answered where the function that took the answer ended before it had: the customer has seen that he is
 * heard and does not press again.
 */
import { findAcceptance } from '../data/customer-links/acceptance-repository.ts'
import {
  type AnswerKey,
  type ExpectedAnswer,
  forgetExpectedAnswer,
  listExpectedAnswers,
} from '../data/customer-links/expected-answer-repository.ts'
import { findLink } from '../data/customer-links/link-repository.ts'
import { findQuestion } from '../data/customer-links/question-repository.ts'
import { findManifestAt } from '../data/quotes/quote-repository.ts'
import { findParties } from '../quotes/quote-parties.ts'
import { type OpenedLink, openedLink } from './opened-link.ts'
import { tellOfAcceptance, tellOfQuestion } from './tell-answer.ts'

/** Longer than the function may run that takes an answer (infra/routes.ts): until then it tells of it itself. */
const TOLD_BY_ITSELF_MS = 35_000
/** Much longer: an answer that has not been kept by then never will be. */
const NEVER_GIVEN_AFTER_MS = 15 * 60_000
/** In one run; the next run takes the rest. */
const MOST = 100

interface Given {
  readonly secretHash: string
  readonly tell: (opened: OpenedLink) => Promise<void>
}

const findGiven = async ({ orderNumber, kind, answerId }: AnswerKey): Promise<Given | null> => {
  if (kind === 'acceptance') {
    const acceptance = await findAcceptance(orderNumber, answerId)
    return acceptance && { ...acceptance, tell: (opened) => tellOfAcceptance(opened, acceptance) }
  }
  const question = await findQuestion(orderNumber, answerId)
  return question && { ...question, tell: (opened) => tellOfQuestion(opened, question) }
}

/** What the customer had before him, whatever has become of quote and link since; null when either has been deleted. */
const openAgain = async (
  { orderNumber, version }: ExpectedAnswer,
  { secretHash }: Given,
  now: Date,
): Promise<OpenedLink | null> => {
  const [link, manifest] = await Promise.all([
    findLink({ orderNumber, secretHash }, now),
    findManifestAt(orderNumber, version),
  ])
  return link && manifest && openedLink(link, manifest, await findParties(manifest.owner))
}

const finishAnswer = async (expected: ExpectedAnswer, now: Date): Promise<void> => {
  const age = now.getTime() - Date.parse(expected.since)
  if (age < TOLD_BY_ITSELF_MS) return
  const given = await findGiven(expected)
  if (given === null) return age > NEVER_GIVEN_AFTER_MS ? forgetExpectedAnswer(expected) : undefined
  const opened = await openAgain(expected, given, now)
  return opened === null ? forgetExpectedAnswer(expected) : given.tell(opened)
}

/** One that fails holds up no other. Answers with those that failed. */
export const finishAnswers = async (now: Date): Promise<readonly PromiseRejectedResult[]> => {
  const results = await Promise.allSettled(
    (await listExpectedAnswers(MOST)).map((expected) => finishAnswer(expected, now)),
  )
  return results.filter((each) => each.status === 'rejected')
}
