/**
 * Any product that can be made can be drawn: on paper from either side, and in the room, shut and open. Products come from
 * walks through the range, always the same ones.
 */
import { create } from '@react-three/test-renderer'
import * as fc from 'fast-check'
import { LineSegments, Matrix4, Mesh, type Object3D } from 'three'
import { beforeAll, expect, test, vi } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { buildScene } from '#domain/drawing/build-scene'
import type { Scene, ScenePart, ViewSide } from '#domain/drawing/scene'
import { svgText } from '#domain/drawing/svg-text'
import { toSvgNodes } from '#domain/drawing/to-svg'
import { boundsOf } from '#domain/geometry/polygon'
import { casesOf, SEED } from '#tests/factories/seed'
import { walk, walks } from '#tests/factories/walks'
import { makeShelf } from './materials.ts'
import { ProductSolids } from './product-model.tsx'

// React waits for the whole tree in tests when it is told that this is one.
beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

const PRODUCTS = casesOf({ deep: 2000, daily: 300 })
const TIME_LIMIT = 300_000

interface Case {
  /** Finds the walk again. */
  readonly name: string
  readonly sceneFrom: (side: ViewSide) => Scene
}

const cases: readonly Case[] = fc
  .sample(walks, { numRuns: PRODUCTS, seed: SEED })
  .map(({ modelId, steps }, index) => {
    const configuration = walk(modelId, steps)
    return {
      name: `seed ${SEED}, walk ${index}, model ${modelId}`,
      sceneFrom: (side) => buildScene(configuration, colorLists, { side, measurements: true }),
    }
  })

test(
  'D-030: products of any kind are drawn on paper from either side, every length a number',
  () => {
    for (const { name, sceneFrom } of cases)
      for (const side of ['outside', 'inside'] as const) {
        const text = svgText(toSvgNodes(sceneFrom(side)))
        expect(/NaN|Infinity|undefined/.exec(text)?.[0], name).toBeUndefined()
        expect(text.match(/data-ruler="overall"/g)?.length, name).toBeGreaterThanOrEqual(2)
      }
  },
  TIME_LIMIT,
)

const shelf = makeShelf()

/** Twenty side by side: to mount them one by one is mostly waiting for React to begin. */
const TOGETHER = 20

const room = (products: readonly Drawn[], open: boolean) =>
  products.map(({ name, scene }) => (
    <group key={name} name={name}>
      <ProductSolids
        scene={scene}
        leaf={{ step: 'none' }}
        shelf={shelf}
        open={open}
        moves={false}
        edgeThreshold={20}
        isRoom
        selected={[]}
      />
    </group>
  ))

interface Drawn {
  readonly name: string
  readonly scene: Scene
}

const meshesIn = (world: Object3D): ReadonlyMap<string, Mesh> => {
  const meshes = new Map<string, Mesh>()
  world.traverse((object) => {
    if (object instanceof Mesh && object.name !== '') meshes.set(object.name, object)
  })
  return meshes
}

/** As wide, high and deep as its outline drawn out, in numbers that a graphics card can take, with its edges on it. */
const faultOf = (part: ScenePart, mesh: Mesh | undefined): string | null => {
  if (mesh === undefined) return 'is not there'
  mesh.geometry.computeBoundingBox()
  const { min, max } = mesh.geometry.boundingBox ?? {}
  const { minX, minY, maxX, maxY } = boundsOf(part.outlines[0] ?? [])
  const wanted = [minX, minY, part.z[0], maxX, maxY, part.z[1]]
  const found = [min?.x, min?.y, min?.z, max?.x, max?.y, max?.z]
  if (wanted.some((edge, index) => !(Math.abs(edge - (found[index] ?? Number.NaN)) < 0.01)))
    return `${wanted} became ${found}`
  const { finish } = part.materialOutside
  // Glass has no edges of its own, and what is round has few or none.
  if (part.rounded !== undefined || finish === 'glass' || finish === 'frosted') return null
  const edges = mesh.children.find((child) => child instanceof LineSegments)
  return edges && edges.geometry.getAttribute('position').count > 0 ? null : 'has no edges'
}

const IDENTITY = new Matrix4()

test(
  'D-030: all of them stand in the room, every part a solid of its own size with edges, and what opens moves',
  async () => {
    const renderer = await create(<group />)
    const world = renderer.scene.instance
    for (let start = 0; start < cases.length; start += TOGETHER) {
      const products = cases
        .slice(start, start + TOGETHER)
        .map(({ name, sceneFrom }): Drawn => ({ name, scene: sceneFrom('outside') }))
      await renderer.update(room(products, false))
      for (const { name, scene } of products) {
        const meshes = meshesIn(world.getObjectByName(name) ?? world)
        for (const part of scene.parts) {
          const fault = faultOf(part, meshes.get(part.id))
          if (fault !== null) throw new Error(`${name}: ${part.id} ${fault}`)
        }
      }
      await renderer.update(room(products, true))
      for (const { name, scene } of products)
        for (const { id } of scene.poses) {
          const group = world.getObjectByName(name)?.getObjectByName(id)
          expect(group?.matrix.equals(IDENTITY), `${name}: ${id}`).toBe(false)
        }
    }
  },
  TIME_LIMIT,
)
