/**
 * What the worker has made in the last hour and since when the oldest waits, read from the files that it leaves anyway: an input is
 * written when something is ordered, a state when the worker begins, and the thing itself when it is made.
 */
import { type ArtefactBuffer, artefactBuffers } from '#domain/administration/buffers'
import type { WorkOfWorker } from '#domain/contracts/operations'
import { isOutputKey } from '#domain/contracts/render-order'
import { LOST_AFTER_SECONDS } from '../data/artefacts/order-artefact.ts'
import { type BufferFile, lookAtFiles } from '../data/buffers/buffer-files.ts'
import { findBuffer } from '../data/buffers/buffer-repository.ts'

const HOUR_MS = 60 * 60 * 1000

interface Written {
  readonly input: Date | null
  readonly output: Date | null
  readonly hasState: boolean
}

const nothing: Written = { input: null, output: null, hasState: false }

const added = (known: Written, { key, writtenAt }: BufferFile): Written => {
  if (isOutputKey(key)) return { ...known, output: writtenAt }
  return key.endsWith('/input.json') ? { ...known, input: writtenAt } : { ...known, hasState: true }
}

const byFolder = (files: readonly BufferFile[]): readonly Written[] => {
  const folders = new Map<string, Written>()
  for (const file of files) {
    const folder = file.key.slice(0, file.key.lastIndexOf('/'))
    folders.set(folder, added(folders.get(folder) ?? nothing, file))
  }
  return [...folders.values()]
}

interface Work {
  readonly made: number
  /** Since when the oldest is ordered that nobody has begun; of the last hour, because what is older has been given up. */
  readonly oldest: Date | null
}

/** Pure. A picture that somebody looks at is written once more to keep it (decision 61): its input is older than any job can be. */
export const workIn = (files: readonly BufferFile[], at: Date): Work => {
  const since = at.getTime() - HOUR_MS
  const isMade = ({ input, output }: Written): boolean =>
    output !== null &&
    input !== null &&
    output.getTime() >= since &&
    output.getTime() - input.getTime() <= LOST_AFTER_SECONDS * 1000
  const folders = byFolder(files)
  const waiting = folders.flatMap(({ input, output, hasState }) =>
    input !== null && output === null && !hasState && input.getTime() >= since ? [input.getTime()] : [],
  )
  return {
    made: folders.filter(isMade).length,
    oldest: waiting.length === 0 ? null : new Date(Math.min(...waiting)),
  }
}

/** Also what was made in a buffer before it was cleared. */
const generationsOf = async (id: ArtefactBuffer, at: Date): Promise<readonly number[]> => {
  const { generation, clearedAt } = await findBuffer(id)
  const isFresh = clearedAt !== null && at.getTime() - Date.parse(clearedAt) < HOUR_MS
  return isFresh ? [generation, generation - 1] : [generation]
}

const workOn = async (id: ArtefactBuffer, at: Date) => {
  const looks = await Promise.all(
    (await generationsOf(id, at)).map(async (generation) => {
      const { files, share } = await lookAtFiles(id, generation)
      const { made, oldest } = workIn(files, at)
      return { made: made / share, oldest, share }
    }),
  )
  return {
    id,
    made: Math.round(looks.reduce((sum, { made }) => sum + made, 0)),
    oldest: looks.flatMap(({ oldest }) => oldest ?? []),
    isWhole: looks.every(({ share }) => share === 1),
  }
}

export const readWork = async (
  at: Date,
): Promise<{ readonly work: WorkOfWorker; readonly oldest: string | null }> => {
  const all = await Promise.all(artefactBuffers.map((id) => workOn(id, at)))
  const madeIn = (isDocument: boolean): number =>
    all.filter(({ id }) => (id === 'documents') === isDocument).reduce((sum, { made }) => sum + made, 0)
  const [oldest] = all.flatMap((each) => each.oldest.map((date) => date.toISOString())).toSorted()
  return {
    work: {
      pictures: madeIn(false),
      documents: madeIn(true),
      precision: all.every(({ isWhole }) => isWhole) ? 'exact' : 'about',
    },
    oldest: oldest ?? null,
  }
}
