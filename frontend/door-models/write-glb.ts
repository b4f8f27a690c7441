/**
 * A door model as a GLB file, compressed by Draco. One scene per hand (`left`, `right`: where the hinges are), sharing
 * their meshes; nodes are named `{hand}-{part}`, and the clip `open-{hand}` presses the handle and turns the leaf. The
 * file is in metres as glTF has it: the root of each scene scales its millimetres.
 */
import {
  type Accessor,
  Document,
  type Material as GltfMaterial,
  type Mesh,
  type Node,
  NodeIO,
} from '@gltf-transform/core'
import { KHRDracoMeshCompression } from '@gltf-transform/extensions'
import draco3d from 'draco3dgltf'
import type { DoorModel, ModelPart } from '#domain/drawing/door-model/door-model'
import { clipNameOf, type Hand, openingClipOf } from '#domain/drawing/door-model/opening-clip'
import { indexed, type Solid, type Vector } from '#domain/drawing/door-model/solid'
import { CYLINDER_BELOW_ROSE, DOOR_HANDLE } from '#domain/drawing/fitting-sizes'
import { doorPlaces } from '#domain/drawing/parts/hinges'
import type { Finish, Material } from '#domain/drawing/scene'

/** Finer than a tenth of a millimetre on a leaf; flat faces stay flat. */
const POSITION_BITS = 16
const NORMAL_BITS = 12

const look: Readonly<Record<Finish, { readonly roughness: number; readonly metallic: number }>> = {
  paint: { roughness: 0.6, metallic: 0 },
  stain: { roughness: 0.75, metallic: 0 },
  aluminium: { roughness: 0.45, metallic: 0.2 },
  steel: { roughness: 0.3, metallic: 0.9 },
  glass: { roughness: 0.05, metallic: 0 },
  frosted: { roughness: 0.9, metallic: 0 },
  rubber: { roughness: 0.95, metallic: 0 },
}

const GLASS_OPACITY = 0.38
/** Weight of the leaf, kg: a model that belongs to no product counts as light enough for three hinges. */
const LIGHT_KG = 0

const linear = (rgbHex: string): [number, number, number] => {
  const channel = (at: number): number => (Number.parseInt(rgbHex.slice(at, at + 2), 16) / 255) ** 2.2
  return [channel(1), channel(3), channel(5)]
}

const materialsIn = (document: Document): ((material: Material) => GltfMaterial) => {
  const made = new Map<string, GltfMaterial>()
  return ({ finish, rgbHex }) => {
    const name = `${finish} ${rgbHex}`
    const { roughness, metallic } = look[finish]
    const cached = made.get(name)
    if (cached) return cached
    const isGlass = finish === 'glass'
    const fresh = document
      .createMaterial(name)
      .setBaseColorFactor([...linear(rgbHex), isGlass ? GLASS_OPACITY : 1])
      .setAlphaMode(isGlass ? 'BLEND' : 'OPAQUE')
      .setRoughnessFactor(roughness)
      .setMetallicFactor(metallic)
    made.set(name, fresh)
    return fresh
  }
}

const aboutY = (degrees: number): number[] => [
  0,
  Math.sin((degrees * Math.PI) / 360),
  0,
  Math.cos((degrees * Math.PI) / 360),
]
const aboutZ = (degrees: number): number[] => [
  0,
  0,
  Math.sin((degrees * Math.PI) / 360),
  Math.cos((degrees * Math.PI) / 360),
]

class GlbBuilder {
  readonly document = new Document()
  private readonly buffer = this.document.createBuffer()
  private readonly materialOf = materialsIn(this.document)
  private readonly model: DoorModel

  constructor(model: DoorModel) {
    this.model = model
  }

  private accessor(
    type: 'SCALAR' | 'VEC3' | 'VEC4',
    values: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>,
  ): Accessor {
    return this.document.createAccessor().setType(type).setArray(values).setBuffer(this.buffer)
  }

  private meshOf({ name, faces, material }: ModelPart): Mesh {
    const mesh = this.document.createMesh(name).setExtras({ part: name, ...material })
    const add = (solid: Solid) => {
      if (solid.length === 0) return
      const { positions, normals, indices } = indexed(solid)
      mesh.addPrimitive(
        this.document
          .createPrimitive()
          .setAttribute('POSITION', this.accessor('VEC3', positions))
          .setAttribute('NORMAL', this.accessor('VEC3', normals))
          .setIndices(this.accessor('SCALAR', indices))
          .setMaterial(this.materialOf(material)),
      )
    }
    // Outside first: that is how a reader tells the faces apart.
    add(faces.outside)
    add(faces.inside)
    return mesh
  }

  private node(name: string, mesh: Mesh | null, at: Vector): Node {
    return this.document
      .createNode(name)
      .setMesh(mesh)
      .setTranslation([...at])
  }

  private turning(clip: string, node: Node, times: readonly number[], turns: readonly number[][]): void {
    const { document } = this
    const sampler = document
      .createAnimationSampler()
      .setInput(this.accessor('SCALAR', new Float32Array(times)))
      .setOutput(this.accessor('VEC4', new Float32Array(turns.flat())))
      .setInterpolation('LINEAR')
    const channel = document
      .createAnimationChannel()
      .setTargetNode(node)
      .setTargetPath('rotation')
      .setSampler(sampler)
    const animation =
      document
        .getRoot()
        .listAnimations()
        .find((each) => each.getName() === clip) ?? document.createAnimation(clip)
    animation.addSampler(sampler).addChannel(channel)
  }

  /** Levers turn together on one spindle; roses, cylinder and hinges stand. */
  private addFittings(hand: Hand, pivot: Node, [px, , pz]: Vector, meshes: ReadonlyMap<string, Mesh>): Node {
    const { leaf, thickness } = this.model
    const inwards = hand === 'left' ? -1 : 1
    const x = (hand === 'left' ? leaf.maxX : leaf.minX) + inwards * DOOR_HANDLE.inset - px
    const spindle = this.node(`${hand}-handle`, null, [x, DOOR_HANDLE.height, -pz])
    pivot.addChild(spindle)
    const onBothFaces = (name: string, holder: Node, [ax, ay, az]: Vector) => {
      const mesh = meshes.get(name) ?? null
      // Levers point along +x; a mirror in z brings a fitting to the inner face.
      const outside = this.node(`${hand}-${name}-outside`, mesh, [ax, ay, az]).setScale([inwards, 1, 1])
      const inside = this.node(`${hand}-${name}-inside`, mesh, [ax, ay, az - thickness])
      holder.addChild(outside).addChild(inside.setScale([inwards, 1, -1]))
    }
    onBothFaces('lever', spindle, [0, 0, 0])
    onBothFaces('rose', pivot, [x, DOOR_HANDLE.height, -pz])
    onBothFaces('lock', pivot, [x, DOOR_HANDLE.height - CYLINDER_BELOW_ROSE, -pz])
    for (const [index, place] of doorPlaces(leaf.maxY - leaf.minY, LIGHT_KG).entries()) {
      const at: Vector = [0, leaf.minY + place, 0]
      pivot.addChild(this.node(`${hand}-hinge-${index + 1}`, meshes.get('hinge') ?? null, at))
    }
    return spindle
  }

  build(): Document {
    const { body, fittings, hands, leaf, thickness, id, frame } = this.model
    const meshes = new Map([...body, ...fittings].map((part) => [part.name, this.meshOf(part)]))
    for (const hand of hands) {
      const pivotAt: Vector = [hand === 'left' ? leaf.minX : leaf.maxX, 0, id.opens === 'D' ? 0 : -thickness]
      const root = this.document.createNode(`${hand}-door`).setScale([0.001, 0.001, 0.001])
      const pivot = this.node(`${hand}-leaf`, null, pivotAt)
      const scene = this.document
        .createScene(hand)
        .setExtras({ frame, leaf, z: [-thickness, 0] })
        .addChild(root.addChild(pivot))
      if (hand === 'left') this.document.getRoot().setDefaultScene(scene)
      for (const { name, turnsWithHand } of body) {
        const mirrored = turnsWithHand && hand === 'right'
        const at: Vector = [(mirrored ? frame.width : 0) - pivotAt[0], 0, -pivotAt[2]]
        const node = this.node(`${hand}-${name}`, meshes.get(name) ?? null, at)
        pivot.addChild(mirrored ? node.setScale([-1, 1, 1]) : node)
      }
      if (fittings.length === 0) continue
      const spindle = this.addFittings(hand, pivot, pivotAt, meshes)
      const clip = openingClipOf(hand, id.opens)
      this.turning(clipNameOf(hand), pivot, clip.leaf.times, clip.leaf.degrees.map(aboutY))
      this.turning(clipNameOf(hand), spindle, clip.handle.times, clip.handle.degrees.map(aboutZ))
    }
    return this.document
  }
}

let encoder: Promise<object> | undefined

const openIo = async (): Promise<NodeIO> => {
  encoder ??= draco3d.createEncoderModule()
  return new NodeIO()
    .registerExtensions([KHRDracoMeshCompression])
    .registerDependencies({ 'draco3d.encoder': await encoder })
}

export const documentOf = (model: DoorModel): Document => new GlbBuilder(model).build()

export const writeGlb = async (model: DoorModel): Promise<Uint8Array> => {
  const document = documentOf(model)
  document
    .createExtension(KHRDracoMeshCompression)
    .setRequired(true)
    .setEncoderOptions({
      method: KHRDracoMeshCompression.EncoderMethod.EDGEBREAKER,
      quantizationBits: { POSITION: POSITION_BITS, NORMAL: NORMAL_BITS },
    })
  return (await openIo()).writeBinary(document)
}
