// Nights that go wrong: the process that draws is killed ten times, and there is no room in the bucket.
import { beforeEach, expect, test } from 'vitest'
import { models } from '#domain/catalogue/data/models'
import { listPictures, showChosen } from '#functions/data/pictures/picture-repository'
import { beginNight, retryFailed } from '#functions/pictures/begin-run'
import { sceneHashOf } from '#functions/pictures/model-scene'
import { readLastNight, readPictures } from '#functions/pictures/read-pictures'
import { workOnRun } from '#functions/pictures/work-on-run'
import { randomFrom } from '../e2e/driver/typist.ts'
import { SEED } from '../factories/seed.ts'
import { withEngines } from './engines.ts'
import { startPictureWorker, withCutLine } from './picture-worker.ts'

withEngines()
const line = withCutLine()

const NO_FILE = '0'.repeat(32)
/** Half of the first six are new, and half look different. */
const changed = models.slice(0, 6).map(({ id }) => id)
let nights = 0
let at: Date

beforeEach(async () => {
  line.mend()
  line.fill(null)
  nights += 1
  process.env.RENDERER_VERSION = `version ${nights}`
  at = new Date(Date.UTC(2026, 10, nights, 1, 30))
  await Promise.all(
    models.map(({ id }) =>
      showChosen(
        {
          modelId: id,
          sceneHash: changed.includes(id) ? 'another' : sceneHashOf(id),
          hash: NO_FILE,
        },
        '2026-10-01T00:00:00.000Z',
      ),
    ),
  )
})

test('a night that is killed ten times goes on where it was, and ends as one that was left alone', async () => {
  console.log(`seed ${SEED}`)
  const random = randomFrom(SEED)
  const worker = startPictureWorker(() => '#884422')
  let kills = 0
  while (kills < 10) {
    line.cutAfter(1 + Math.floor(random() * 25))
    // Whatever it was at, the process is no more; the next one knows nothing of it.
    await beginNight(at)
      .then(() => workOnRun(5000, () => at))
      .catch(() => undefined)
    if (!line.isCut()) break
    kills += 1
    line.mend()
    // The clock calls the next one later than whoever was about to order a picture is waited for.
    at = new Date(at.getTime() + 31_000)
  }
  expect(kills).toBe(10)
  await beginNight(at)
  await workOnRun(20_000, () => at)
  await worker.stop()

  expect(worker.drawn.toSorted()).toEqual(changed)
  const { run, isOpen, waiting } = await readPictures()
  expect(isOpen).toBe(false)
  expect(run).toMatchObject({
    unchanged: models.length - changed.length,
    counts: { new: changed.length, queued: 0, failed: 0 },
  })
  expect(waiting.map(({ modelId }) => modelId)).toEqual(changed)
}, 60_000)

test('where there is no room nothing is half shown, each model tells why, and it is drawn when there is', async () => {
  const worker = startPictureWorker(() => '#226688')
  line.fill('/pictures/')
  await beginNight(at)
  await workOnRun(20_000, () => at)
  const told = await readLastNight()
  expect(told?.counts).toMatchObject({ failed: changed.length, queued: 0 })
  expect(new Set(told?.failed.map(({ reason }) => reason))).toEqual(
    new Set(['Bildet kunne ikke bestilles eller lagres.']),
  )
  expect([...(await listPictures()).values()].filter(({ shown }) => shown !== NO_FILE)).toEqual([])

  line.fill(null)
  expect(await retryFailed()).toBe(true)
  await workOnRun(20_000, () => at)
  await worker.stop()
  expect((await readLastNight())?.counts).toMatchObject({ new: changed.length, failed: 0 })
  expect(worker.drawn).toHaveLength(changed.length)
}, 60_000)

test('a night in which nothing has changed reads, and writes one line: that it ran', async () => {
  await Promise.all(
    changed.map((id) =>
      showChosen({ modelId: id, sceneHash: sceneHashOf(id), hash: NO_FILE }, '2026-10-01T00:00:00.000Z'),
    ),
  )
  line.written()
  await beginNight(at)
  await workOnRun(1000, () => at)
  expect(line.written()).toEqual(['PutItemCommand'])
})
