/** A GLB read as somebody else's program reads it: by glTF-Transform and by Khronos' validator. */
import { type bbox, type Document, getBounds, type Node, NodeIO } from '@gltf-transform/core'
import { validateBytes } from 'gltf-validator'

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer())

export const readGlb = async (file: Blob): Promise<Document> => new NodeIO().readBinary(await bytesOf(file))

/** Errors are 0 and warnings 1; below them is what may be written otherwise and is right all the same. */
const WARNING = 1

export const complaintsAbout = async (file: Blob): Promise<readonly string[]> => {
  const { issues } = await validateBytes(await bytesOf(file))
  return issues.messages
    .filter(({ severity }) => severity <= WARNING)
    .map(({ code, message, pointer }) => `${code} ${pointer}: ${message}`)
}

export const nodesIn = (glb: Document, isMeant: (node: Node) => boolean): readonly Node[] =>
  glb.getRoot().listNodes().filter(isMeant)

/** Around these nodes, metres. */
export const boxAround = (nodes: readonly Node[]): bbox =>
  nodes.map(getBounds).reduce((one, other) => ({
    min: one.min.map((value, axis) => Math.min(value, other.min[axis] ?? value)) as bbox['min'],
    max: one.max.map((value, axis) => Math.max(value, other.max[axis] ?? value)) as bbox['max'],
  }))
