/**
 * Any product that can be made can be drawn: on paper from either side, and in the room. Products come from 2 000 walks
 * through the range, always the same ones. Every part of all of them becomes a solid with edges; to mount them all in the
 * room as well would take React a minute, so that is done with every fortieth.
 */
import { create } from '@react-three/test-renderer'
import * as fc from 'fast-check'
import { EdgesGeometry, Mesh } from 'three'
import { beforeAll, expect, test, vi } from 'vitest'
import { colorBook } from '#domain/catalogue/colors/color-book'
import { buildScene } from '#domain/drawing/build-scene'
import type { Scene, ScenePart, ViewSide } from '#domain/drawing/scene'
import { svgText } from '#domain/drawing/svg-text'
import { toSvgNodes } from '#domain/drawing/to-svg'
import { boundsOf } from '#domain/geometry/polygon'
import { walk, walks } from '#tests/factories/walks'
import { extrude } from './extrude.ts'
import { makeShelf } from './materials.ts'
import { ProductModel } from './product-model.tsx'

// React waits for the whole tree in tests when it is told that this is one.
beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

const PRODUCTS = 2000
const SEED = 20_261_121
const MOUNTED_EVERY = 40
const TIME_LIMIT = 120_000

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
      sceneFrom: (side) => buildScene(configuration, colorBook, { side, measurements: true }),
    }
  })

test(
  'D-030: 2 000 products of any kind are drawn on paper from either side, every length a number',
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

/** As wide, high and deep as its outline drawn out, in numbers that a graphics card can take. */
const faultOf = (part: ScenePart): string | null => {
  const solid = extrude(part)
  const edges = new EdgesGeometry(solid, 20)
  solid.computeBoundingBox()
  const { min, max } = solid.boundingBox ?? {}
  const { minX, minY, maxX, maxY } = boundsOf(part.outlines[0] ?? [])
  const wanted = [minX, minY, part.z[0], maxX, maxY, part.z[1]]
  const found = [min?.x, min?.y, min?.z, max?.x, max?.y, max?.z]
  const differs = wanted.some((edge, index) => !(Math.abs(edge - (found[index] ?? Number.NaN)) < 0.01))
  const hasEdges = edges.getAttribute('position').count > 0
  return differs ? `${part.id}: ${wanted} became ${found}` : hasEdges ? null : `${part.id} has no edges`
}

test(
  'D-030: every part of 2 000 products is a solid of its own size, with edges',
  () => {
    for (const { name, sceneFrom } of cases)
      for (const part of sceneFrom('outside').parts) {
        const fault = faultOf(part)
        if (fault !== null) throw new Error(`${name}: ${fault}`)
      }
  },
  TIME_LIMIT,
)

test(
  'every fortieth of them stands in the room, shut and open, one after the other in the same canvas',
  async () => {
    const shelf = makeShelf()
    const shown = (scene: Scene, open: boolean) => (
      <ProductModel
        scene={scene}
        leaf={{ step: 'none' }}
        shelf={shelf}
        open={open}
        moves={false}
        edgeThreshold={20}
        isRoom
        selected={[]}
      />
    )
    const renderer = await create(<group />)
    for (const { name, sceneFrom } of cases.filter((_, index) => index % MOUNTED_EVERY === 0)) {
      const scene = sceneFrom('outside')
      for (const open of [false, true]) {
        await renderer.update(shown(scene, open))
        const lost = scene.parts.filter(
          ({ id }) => !(renderer.scene.instance.getObjectByName(id) instanceof Mesh),
        )
        expect(lost, name).toEqual([])
      }
    }
  },
  TIME_LIMIT,
)
