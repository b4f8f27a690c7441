/**
 * A USDZ as the zip it is: files in their order, where each begins, and whether it lies there as it is; and as the model it is: where the
 * corners of its parts stand, by the words of its text files alone.
 */
import { Box3, Matrix4, Vector3 } from 'three'

export interface ZippedFile {
  readonly name: string
  readonly isStored: boolean
  /** Of its first byte in the whole. */
  readonly offset: number
  readonly bytes: Uint8Array
}

const LOCAL_HEADER = 0x04_03_4b_50
const HEADER_BYTES = 30

export const filesInZip = async (zip: Blob): Promise<readonly ZippedFile[]> => {
  const bytes = new Uint8Array(await zip.arrayBuffer())
  const view = new DataView(bytes.buffer)
  const files: ZippedFile[] = []
  let at = 0
  while (view.getUint32(at, true) === LOCAL_HEADER) {
    const [size, nameLength, extra] = [
      view.getUint32(at + 18, true),
      view.getUint16(at + 26, true),
      view.getUint16(at + 28, true),
    ]
    const offset = at + HEADER_BYTES + nameLength + extra
    const name = new TextDecoder().decode(bytes.subarray(at + HEADER_BYTES, at + HEADER_BYTES + nameLength))
    const isStored = view.getUint16(at + 8, true) === 0
    files.push({ name, isStored, offset, bytes: bytes.subarray(offset, offset + size) })
    at = offset + size
  }
  return files
}

interface UsdNode {
  readonly name: string
  readonly children: UsdNode[]
  transform: Matrix4
  /** The file with its corners. */
  geometry: string | null
}

const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi)].map(([number]) => Number(number))

const begun = (name: string): UsdNode => ({ name, children: [], transform: new Matrix4(), geometry: null })

/** What is defined in what: `def Xform "name" (…)`, a line with `{`, what is in it, and a line with `}`. Lists have braces of their own. */
const nodesIn = (text: string): UsdNode => {
  const root = begun('')
  const open: (UsdNode | null)[] = [root]
  let defined: UsdNode | null = null
  const node = (): UsdNode => defined ?? open.findLast((each) => each !== null) ?? root
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, name] = /^def (?:\w+ )?"([^"]*)"/.exec(line) ?? []
    const [, matrix] = /^matrix4d xformOp:transform = (.*)$/.exec(line) ?? []
    const [, file] = /@\.\/(geometries\/[^@]+)@/.exec(line) ?? []
    if (name !== undefined) {
      defined = begun(name)
      open.findLast((each) => each !== null)?.children.push(defined)
    } else if (line === '{') {
      open.push(defined)
      defined = null
    } else if (line.endsWith('{')) open.push(null)
    else if (/^\},?$/.test(line)) open.pop()
    else if (matrix !== undefined) node().transform = new Matrix4().fromArray([...numbersIn(matrix)])
    else if (file !== undefined) node().geometry = file
    // Two other ways of placing a node that the text could take.
    else if (/xformOp:(translate|orient|scale|rotate)/.test(line)) throw new Error(`not read: ${line}`)
  }
  return root
}

interface StandingMesh {
  /** From the outermost to the mesh itself. */
  readonly names: readonly string[]
  /** Where it stands, metres. */
  readonly box: Box3
}

const cornersIn = (text: string): readonly Vector3[] => {
  const numbers = numbersIn(/point3f\[\] points = \[(.*)\]/.exec(text)?.[1] ?? '')
  return Array.from({ length: numbers.length / 3 }, (_, corner) =>
    new Vector3().fromArray([...numbers.slice(3 * corner, 3 * corner + 3)]),
  )
}

export const meshesInUsdz = (files: readonly ZippedFile[]): readonly StandingMesh[] => {
  const texts = new Map(files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]))
  const model = texts.get('model.usda') ?? ''
  const unit = Number(/metersPerUnit = ([\d.]+)/.exec(model)?.[1])
  const corners = new Map([...texts].map(([name, text]) => [name, cornersIn(text)]))
  const standing = (node: UsdNode, within: Matrix4, above: readonly string[]): readonly StandingMesh[] => {
    const placed = within.clone().multiply(node.transform)
    const names = [...above, node.name]
    const own = node.geometry === null ? [] : (corners.get(node.geometry) ?? [])
    const box = new Box3().setFromPoints(own.map((corner) => corner.clone().applyMatrix4(placed)))
    return [
      ...(own.length === 0 ? [] : [{ names, box }]),
      ...node.children.flatMap((child) => standing(child, placed, names)),
    ]
  }
  return standing(nodesIn(model), new Matrix4().makeScale(unit, unit, unit), [])
}

export const boxOfMeshes = (meshes: readonly StandingMesh[]): Box3 =>
  meshes.reduce((box, mesh) => box.union(mesh.box), new Box3())
