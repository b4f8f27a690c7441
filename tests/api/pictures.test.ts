// The pictures of the product menu: a night's run over the range, what a person answers to it, and pictures that are handed in.
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { models } from '#domain/catalogue/data/models'
import { listPictures, showChosen } from '#functions/data/pictures/picture-repository'
import { beginNight, beginRun } from '#functions/pictures/begin-run'
import { sceneHashOf } from '#functions/pictures/model-scene'
import { readLastNight, readPictures } from '#functions/pictures/read-pictures'
import { workOnRun } from '#functions/pictures/work-on-run'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'
import { drawnModel, type Look, type PictureWorker, startPictureWorker } from './picture-worker.ts'

withEngines()

let superUser: Client
let store: Client
beforeAll(async () => {
  await insertPeople()
  superUser = await loggedIn('superUser')
  store = await loggedIn('storeClerk')
})

const OTHER_SCENE = 'f'.repeat(32)
const NO_FILE = '0'.repeat(32)
const [A, B, C] = [1001, 1002, 1003]
let nights = 0
/** Two o'clock of another night each time. */
const nextNight = (): Date => {
  nights += 1
  return new Date(Date.UTC(2026, 10, nights, 1, 30))
}

/** What the program before it has drawn is not found. */
const anotherProgram = () => {
  process.env.RENDERER_VERSION = `version ${++programs}`
}
let programs = 0

/** Every model has been drawn as it is now, but for these. */
const drawnBut = async (...changed: readonly number[]): Promise<void> => {
  anotherProgram()
  await Promise.all(
    models.map(({ id }) =>
      showChosen(
        {
          modelId: id,
          sceneHash: changed.includes(id) ? OTHER_SCENE : sceneHashOf(id),
          hash: NO_FILE,
        },
        '2026-10-01T00:00:00.000Z',
      ),
    ),
  )
}

let worker: PictureWorker | null = null
const draw = (look: Look) => {
  worker = startPictureWorker(look)
  return worker
}
afterEach(async () => {
  await worker?.stop()
  worker = null
})

const runNight = async (look: Look): Promise<PictureWorker> => {
  const at = nextNight()
  const started = draw(look)
  await beginNight(at)
  await workOnRun(20_000, () => at)
  await started.stop()
  return started
}
const menuOf = async (id: number) => {
  const { json } = await store.get('/api/v1/productgroups')
  return json
    .flatMap(({ productModels }: { productModels: { id: string }[] }) => productModels)
    .find((model: { id: string }) => model.id === String(id))
}
const waiting = async () => (await readPictures()).waiting
const answerTo = async (method: 'PUT' | 'DELETE', modelId: number) => {
  const { hash } = (await waiting()).find((each) => each.modelId === modelId) ?? { hash: '' }
  return superUser.send(method, `/api/v1/pictures/${modelId}/waiting/${hash}`)
}

test('a night: models whose scene has changed are drawn, and shown in the menu once they are approved', async () => {
  await drawnBut(A, B)
  const { drawn } = await runNight((id) => (id === A ? '#884422' : '#226688'))
  expect(drawn.toSorted()).toEqual([A, B])
  expect(await readLastNight()).toMatchObject({
    kind: 'night',
    unchanged: models.length - 2,
    counts: { new: 2, queued: 0, failed: 0 },
    finishedAt: expect.any(String),
  })
  expect((await waiting()).map(({ modelId }) => modelId)).toEqual([A, B])

  expect((await answerTo('PUT', A)).json.message).toBe('Bildet vises nå i produktmenyen')
  const shown = await menuOf(A)
  expect(shown.imageUrl).toMatch(/^\/api\/v1\/pictures\/files\/[0-9a-f]{32}\.png$/)
  const picture = await makeClient().get(shown.imageUrl)
  expect([picture.status, picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=31536000, immutable',
  ])
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'png', width: 480, height: 416 })
  const tiles = shown.imageSet.split(', ').map((each: string) => each.split(' '))
  expect(tiles.map(([, density]: string[]) => density)).toEqual(['1x', '2x', '3x'])
  for (const [index, [url]] of tiles.entries()) {
    const tile = await makeClient().get(url)
    expect(tile.headers['content-type']).toBe('image/webp')
    const { format, width, height } = await sharp(tile.bytes).metadata()
    // All in one form, so that no tile moves another.
    expect([format, width, height]).toEqual(['webp', 120 * (index + 1), 104 * (index + 1)])
  }
  expect((await menuOf(B)).imageUrl).not.toBe((await waiting())[0]?.afterUrl)
})

test('a second run with nothing changed draws nothing and writes nothing but that it ran', async () => {
  await drawnBut()
  const { drawn } = await runNight(() => '#884422')
  expect(drawn).toEqual([])
  expect(await readLastNight()).toMatchObject({ unchanged: models.length, finishedAt: expect.any(String) })
})

describe('a picture that is there already', () => {
  const shownAs = async (color: string) => {
    await drawnBut(A)
    await runNight(() => color)
    expect((await answerTo('PUT', A)).status).toBe(200)
    const before = await menuOf(A)
    await markChanged(A)
    return before
  }
  const markChanged = async (id: number) => {
    anotherProgram()
    const { shown = '' } = (await listPictures()).get(id) ?? {}
    await showChosen({ modelId: id, sceneHash: OTHER_SCENE, hash: shown }, '2026-10-02T00:00:00.000Z')
  }

  test('is replaced without a word where the new one looks the same', async () => {
    await shownAs('#884422')
    await runNight(() => '#884423')
    expect((await readLastNight())?.counts).toMatchObject({ same: 1, changed: 0, new: 0 })
    expect(await waiting()).toEqual([])
    expect((await listPictures()).get(A)?.sceneHash).toBe(sceneHashOf(A))
  })

  test('stays until a person has seen both side by side where the new one looks different', async () => {
    const before = await shownAs('#884422')
    await runNight(() => '#cc2222')
    const [found] = await waiting()
    expect(found).toMatchObject({ modelId: A, beforeUrl: before.imageUrl })
    expect(found?.differing).toBeGreaterThan(0.1)
    expect((await menuOf(A)).imageUrl).toBe(before.imageUrl)

    expect((await answerTo('DELETE', A)).json.message).toBe('Bildet er forkastet')
    expect((await menuOf(A)).imageUrl).toBe(before.imageUrl)
    // What has been declined does not come again the next night.
    expect((await runNight(() => '#cc2222')).drawn).toEqual([])
  })

  test('that somebody has answered about already is not answered about twice', async () => {
    await shownAs('#884422')
    await runNight(() => '#cc2222')
    const { hash } = (await waiting())[0] ?? { hash: '' }
    const answers = await Promise.all(
      (['PUT', 'DELETE'] as const).map((method) =>
        superUser.send(method, `/api/v1/pictures/${A}/waiting/${hash}`),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('faults', () => {
  test('a model that cannot be drawn holds up no other, is told with its reason, and can be tried again', async () => {
    await drawnBut(A, B)
    const before = await menuOf(B)
    const { drawn } = await runNight((id) => (id === B ? null : '#226688'))
    expect(drawn.filter((id) => id === B)).toHaveLength(2)
    expect(await readLastNight()).toMatchObject({
      counts: { new: 1, failed: 1 },
      failed: [{ modelId: B, reason: 'Kunne ikke tegnes: ukjent glass' }],
    })
    expect(await menuOf(B)).toEqual(before)

    expect((await superUser.post('/api/v1/pictures/runs/retry')).json.model).toMatchObject({
      isOpen: true,
      run: { counts: { queued: 1, failed: 0 } },
    })
    draw(() => '#226688')
    await workOnRun(20_000, () => new Date())
    expect((await readLastNight())?.counts).toMatchObject({ new: 2, failed: 0 })
  })

  test('a model that cannot be made as the catalogue has it is left with that reason', async () => {
    const at = nextNight()
    await beginRun({ kind: 'hand', models: [9999] }, at)
    await workOnRun(20_000, () => at)
    expect((await readPictures()).run?.failed).toMatchObject([
      { modelId: 9999, reason: 'Modellen kan ikke lages slik den står i katalogen.' },
    ])
  })

  test('two nights at once, and a hand beside them, are one run', async () => {
    await drawnBut(A, B, C)
    const at = nextNight()
    await Promise.all([
      beginNight(at),
      beginNight(at),
      beginRun({ kind: 'hand' }, at),
      beginNight(at),
      superUser.post('/api/v1/pictures/runs', {}),
    ])
    const { drawn } = draw(() => '#884422')
    await Promise.all([1, 2, 3].map(() => workOnRun(20_000, () => at)))
    await worker?.stop()
    expect(drawn.toSorted()).toEqual([A, B, C])
    const { run, isOpen } = await readPictures()
    expect(isOpen).toBe(false)
    expect(run?.counts.new).toBe(3)
  })

  test('by day the clock begins nothing', async () => {
    await drawnBut(A)
    const { run } = await readPictures()
    await beginNight(new Date('2026-12-01T12:00:00Z'))
    expect((await readPictures()).run).toEqual(run)
  })
})

describe('by hand', () => {
  beforeEach(() => drawnBut())

  test('the models that are named are drawn whatever their scenes say, while somebody looks on', async () => {
    const begun = await superUser.post('/api/v1/pictures/runs', { models: [B] })
    expect(begun.json.model).toMatchObject({
      isOpen: true,
      run: { kind: 'hand', startedBy: expect.any(String), counts: { queued: 1 } },
    })
    const { drawn } = draw(() => '#884422')
    const { json } = await superUser.post('/api/v1/pictures/runs/work')
    expect(json.model).toMatchObject({ isOpen: false, run: { counts: { queued: 0, new: 1 } } })
    expect(drawn).toEqual([B])
  })

  test('what is no model of the range is refused, and nothing is begun', async () => {
    const reply = await superUser.post('/api/v1/pictures/runs', { models: [B, 9999] })
    expect([reply.status, reply.json.code]).toEqual([422, 'product.unknown-model'])
    expect((await readPictures()).isOpen).toBe(false)
  })

  test('is for whoever keeps the range', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/runs/last'],
      ['POST', '/runs'],
      ['POST', '/runs/work'],
      ['POST', '/runs/retry'],
      ['PUT', `/${A}/waiting/${NO_FILE}`],
      ['DELETE', `/${A}/waiting/${NO_FILE}`],
    ] as const)
      expect([path, (await store.send(method, `/api/v1/pictures${path}`, { body: {} })).status]).toEqual([
        path,
        403,
      ])
  })
})

describe('cards', () => {
  test('A-026: without an order number there is one for each model of every group', async () => {
    const { json } = await superUser.get('/api/v1/pictures')
    expect(json).toHaveLength(models.length)
  })

  test('A-138: each of the five colours has its hex and its name, or is left out', async () => {
    const { json } = await superUser.get('/api/v1/pictures')
    const [window] = json
    expect(Object.keys(window.colors)).toEqual(['outer', 'inner', 'aluminium', 'frame', 'doorLeaf'])
    expect(window.colors.outer).toEqual({
      code: 'NCS S 0502-Y',
      rgbHex: '#F2F0E8',
      description: expect.any(String),
    })
    expect(window.colors.aluminium).toBeNull()
  })

  test('A-025: with one there is one for each of its rows', async () => {
    const { orderNumber } = (await store.post('/api/v1/offers')).json.model
    for (const sourceRowId of [1002, 1002, 1003])
      await store.post('/api/v1/products', { orderNumber, sourceOrderNumber: 0, sourceRowId, numberOf: 1 })
    const { json } = await superUser.get(`/api/v1/pictures?orderNumber=${orderNumber}`)
    expect(
      json.map(({ rowNumber, modelId }: { rowNumber: number; modelId: number }) => [rowNumber, modelId]),
    ).toEqual([
      [1, 1002],
      [2, 1002],
      [3, 1003],
    ])
    expect((await superUser.get('/api/v1/pictures?orderNumber=999999')).json.code).toBe('quote.not-found')
  })
})

describe('a picture that is handed in for a model', () => {
  const dataUrl = (file: Uint8Array, type = 'image/png') =>
    `data:${type};base64,${Buffer.from(file).toString('base64')}`
  /** The same pixels under another size, with the check of the head as it should be. */
  const claiming = (png: Buffer, pixels: number): Buffer => {
    const file = Buffer.from(png)
    file.writeUInt32BE(pixels, 16)
    file.writeUInt32BE(pixels, 20)
    file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
    return file
  }
  const put = (preview: string, client = superUser) =>
    client.put(`/api/v1/products/0/0/${C}/preview`, { preview })

  test('A-147, A-148: is shown from then on, decoded and written anew, in the one size of all', async () => {
    const file = await sharp(await drawnModel('#335577'))
      .withMetadata({ exif: { IFD0: { Copyright: 'hemmelig' } } })
      .png()
      .toBuffer()
    const reply = await put(dataUrl(file))
    expect([reply.status, reply.json.message]).toEqual([200, 'Nytt bilde er lastet opp'])
    const preview = await store.get(
      `/api/v1/products/0/0/${C}/preview/preview_${reply.json.model.modified}.png`,
    )
    expect(preview.headers['content-type']).toBe('image/png')
    expect(await sharp(preview.bytes).metadata()).toMatchObject({ format: 'png', width: 480, height: 416 })
    expect(preview.text).not.toContain('hemmelig')
    expect((await menuOf(C)).imageUrl).toMatch(/\/pictures\/files\//)
  })

  test('is for whoever keeps the range', async () => {
    expect((await put(dataUrl(await drawnModel('#335577')), store)).status).toBe(403)
  })

  test.each([
    [
      'a JPEG that says that it is a PNG',
      'picture.wrong-type',
      async () =>
        sharp(await drawnModel('red'))
          .jpeg()
          .toBuffer(),
    ],
    [
      'a drawing with a script',
      'picture.wrong-type',
      async () => Buffer.from('<svg><script>alert(1)</script></svg>'),
    ],
    ['half a file', 'picture.broken', async () => (await drawnModel('red')).subarray(0, 900)],
    [
      'a picture of nothing',
      'picture.broken',
      () =>
        sharp({ create: { width: 50, height: 50, channels: 4, background: '#0000' } })
          .png()
          .toBuffer(),
    ],
    [
      'one that is 20 000 pixels wide',
      'picture.too-large',
      () =>
        sharp({ create: { width: 20_000, height: 10, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
    ],
    [
      'one that claims to be as large as a house',
      'picture.too-large',
      async () => claiming(await drawnModel('red'), 30_000),
    ],
  ])('%s is refused in words, and nothing is shown', async (_, code, make) => {
    const before = await menuOf(C)
    const reply = await put(dataUrl(await make()))
    expect([reply.status, reply.json.code]).toEqual([422, code])
    expect(reply.json.message).toMatch(/^Bildet .*\.$/)
    expect(await menuOf(C)).toEqual(before)
  })

  test('that unpacks to more than it claims is not unpacked further', async () => {
    const reply = await put(dataUrl(claiming(await drawnModel('red'), 10)))
    expect(reply.json.code).toBe('picture.broken')
  })

  test('of no model is refused', async () => {
    const reply = await superUser.put('/api/v1/products/0/0/9999/preview', {
      preview: dataUrl(await drawnModel('red')),
    })
    expect([reply.status, reply.json.code]).toEqual([422, 'product.unknown-model'])
  })
})
