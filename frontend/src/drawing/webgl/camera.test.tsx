import { useThree } from '@react-three/fiber'
import { create } from '@react-three/test-renderer'
import { type Camera as AnyCamera, OrthographicCamera, PerspectiveCamera } from 'three'
import { beforeAll, expect, test, vi } from 'vitest'
import type { ViewSide } from '#domain/drawing/scene'
import { Camera, type CameraView } from './camera.tsx'

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

const bounds = { min: [0, 0, -105], max: [1190, 1190, 0] } as const
const openBounds = { min: [0, 0, -105], max: [1190, 1190, 840] } as const

let seenBy: AnyCamera | undefined
let width = 0
const Watch = () => {
  seenBy = useThree(({ camera }) => camera)
  width = useThree(({ size }) => size.width)
  return null
}

interface Shown {
  readonly view?: CameraView
  readonly side?: ViewSide
  readonly open?: boolean
  readonly bounds?: typeof bounds | typeof openBounds
}

const tree = ({ view = 'perspective', side = 'outside', open = false, bounds: around = bounds }: Shown) => (
  <>
    <Camera
      {...{ view, side, open, openBounds }}
      bounds={around}
      fovDegrees={30}
      moves={false}
      turnable={false}
    />
    <Watch />
  </>
)

/** Shows one after the other, as a person clicks through them, and tells where the camera stands each time. */
const placesOf = async (...shown: Shown[]) => {
  const [first = {}, ...others] = shown
  const renderer = await create(tree(first), { width: 800, height: 600 })
  const at = () => seenBy?.position.toArray().map(Math.round) ?? []
  const places = [at()]
  for (const next of others) {
    await renderer.update(tree(next))
    places.push(at())
  }
  const camera = seenBy
  await renderer.unmount()
  return { camera, places }
}

test('D-033, D-244: either view has a camera of its own kind, that sees from 200 to 300000 mm', async () => {
  const perspective = (await placesOf({ view: 'perspective' })).camera
  expect(perspective).toBeInstanceOf(PerspectiveCamera)
  expect(perspective).toMatchObject({ fov: 30, near: 200, far: 300_000 })
  const orthogonal = (await placesOf({ view: 'orthogonal' })).camera
  expect(orthogonal).toBeInstanceOf(OrthographicCamera)
  expect(orthogonal).toMatchObject({ near: 200, far: 300_000 })
})

test('D-182, D-183: a drawing fills its view: the room around it is in its bounds already', async () => {
  const { camera } = await placesOf({ view: 'orthogonal' })
  expect(width).toBe(800)
  expect((camera as OrthographicCamera).zoom).toBeCloseTo(600 / 1190, 6)
})

test('D-034, D-035: the other side is seen from behind, and once more from where one came', async () => {
  const { places } = await placesOf({}, { side: 'inside' }, { side: 'outside' })
  expect(places[0]?.[2]).toBeGreaterThan(0)
  expect(places[1]?.[2]).toBeLessThan(-105)
  expect(places[2]).toEqual(places[0])
})

test('one steps back from what opens, and forward again when it closes', async () => {
  const { places } = await placesOf({}, { open: true }, { open: false })
  const [shut, open, again] = places.map((place) => place[2] ?? 0)
  expect(open).toBeGreaterThan((shut ?? 0) + 300)
  expect(again).toBe(shut)
})

test('one who goes round while it is open keeps the distance, and comes nearer when it closes', async () => {
  const { places } = await placesOf({}, { open: true }, { open: true, side: 'inside' }, { side: 'inside' })
  const [, , openInside, shutInside] = places.map((place) => place[2] ?? 0)
  expect(openInside).toBeLessThan(-105)
  expect(shutInside).toBeLessThan(0)
  const straightIn = (await placesOf({ side: 'inside' })).places[0]
  expect(places[3]).toEqual(straightIn)
  expect(openInside).toBeLessThanOrEqual(shutInside ?? 0)
})
