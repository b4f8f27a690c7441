/** What checking and importing have in common, whatever the lines are of. */
import type { ImportCandidate, ImportDoubt } from '#domain/administration/import/judge'
import type { ImportFault } from '#domain/administration/import/read-line'
import type { CheckedLine, ImportedLine } from '#domain/contracts/imports'
import { importFaults, importOutcomes } from '#domain/messages/imports'
import { sentenceOf } from '#domain/messages/words'
import { type Result, refusal, success } from '#domain/result'
import { findChain } from '../../data/organisations/organisation-repository.ts'
import { logger } from '../../http/log.ts'

/** Looked for or written at the same time. */
const AT_ONCE = 10

export const forEachLine = async <Item, Done>(
  items: readonly Item[],
  act: (item: Item) => Promise<Done>,
): Promise<readonly Done[]> => {
  const done: Done[] = []
  for (let from = 0; from < items.length; from += AT_ONCE)
    done.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(act))))
  return done
}

export const chainOrNone = async (chainId: number): Promise<Result<number>> =>
  (await findChain(chainId)) === null
    ? refusal('organisation.not-found', { path: 'chainId' })
    : success(chainId)

export type Judged =
  | { readonly status: 'fault'; readonly faults: readonly ImportFault[] }
  | { readonly status: 'exists'; readonly existing: ImportCandidate }
  | { readonly status: 'doubt'; readonly doubts: readonly ImportDoubt[] }
  | { readonly status: 'new' }

export const checkedAs = (line: number, judged: Judged): CheckedLine => ({
  line,
  status: judged.status,
  existing: judged.status === 'exists' ? judged.existing : null,
  faults: judged.status === 'fault' ? [...judged.faults] : [],
  doubts:
    judged.status === 'doubt'
      ? judged.doubts.map((doubt) => ({ ...doubt, candidates: [...doubt.candidates] }))
      : [],
})

export const failed = (line: number, sentence: string): ImportedLine => ({
  line,
  status: 'failed',
  id: null,
  sentence,
})

export const exists = (line: number, { id, name }: Pick<ImportCandidate, 'id' | 'name'>): ImportedLine => ({
  line,
  status: 'exists',
  id,
  sentence: importOutcomes.exists(name),
})

/** A line of which nothing is made. */
export const notMade = (line: number, judged: Exclude<Judged, { status: 'new' }>): ImportedLine => {
  if (judged.status === 'exists') return exists(line, judged.existing)
  return failed(
    line,
    judged.status === 'fault'
      ? judged.faults.map(({ sentence }) => sentence).join('. ')
      : [importFaults.undecided, ...judged.doubts.map(({ sentence }) => sentence)].join('. '),
  )
}

/** One line that fails takes no other with it. */
export const alone = async (line: number, act: () => Promise<ImportedLine>): Promise<ImportedLine> => {
  try {
    return await act()
  } catch (error) {
    logger().error('a line of an import failed', { line, error })
    return failed(line, sentenceOf({ code: 'server.failed' }))
  }
}
