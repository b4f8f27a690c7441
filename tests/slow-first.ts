/**
 * The files that take a minute or two are begun first: one that is begun last keeps one core at work while the others have nothing left to
 * do. Vitest begins with the longest text unless it remembers how long each file took, which a fresh clone does not.
 */
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = join(import.meta.dirname, '..')

/** From the slowest on, as `npm run test:api` with every random case tells. */
const slow = [
  'tests/api/faults.test.ts',
  'infra/local/start.integration.test.ts',
  'tests/api/rights/people-matrix.test.ts',
  'tests/api/malformed.test.ts',
]

/** The place among the slow ones; behind them all for any other. */
const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = slow.indexOf(relative(root, moduleId))
  return place < 0 ? slow.length : place
}

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const gone = slow.find((file) => !existsSync(join(root, file)))
    if (gone !== undefined) throw new Error(`tests/slow-first.ts names ${gone}, which is not there`)
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    return [...byProject.values()].flatMap((ofProject) =>
      ofProject.toSorted((a, b) => placeOf(a) - placeOf(b)),
    )
  }
}
