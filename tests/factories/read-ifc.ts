/** A building model as somebody else's program reads it: its solids, measured, and its entities. */
import { type FlatMesh, IfcAPI, LogLevel } from 'web-ifc'

export interface ReadSolid {
  /** Line of the window, door or member that it is of. */
  readonly of: number
  readonly volumeMm3: number
  /** Along the model's axes, mm: x along the façade, y inwards, z up. */
  readonly box: { readonly min: readonly number[]; readonly max: readonly number[] }
  readonly color: { readonly x: number; readonly y: number; readonly z: number; readonly w: number }
  /** Corners of triangles, one after the other. */
  readonly triangles: readonly (readonly [number, number, number])[]
}

interface ReadModel {
  readonly schema: string
  readonly solids: readonly ReadSolid[]
  /** Whatever the program complains of. */
  readonly complaints: readonly string[]
  /** Entities with another number of attributes than the schema gives them. */
  readonly malformed: () => readonly string[]
  readonly close: () => void
}

/** Attributes that follow from others (`*`) are not read with these. */
const WITH_DERIVED: readonly string[] = ['IfcSIUnit', 'IfcGeometricRepresentationSubContext']

const MM_IN_M = 1000

/** Its axes are x, z up and −y: those of a screen. */
const asModel = (x: number, y: number, z: number): [number, number, number] => [
  x * MM_IN_M,
  -z * MM_IN_M,
  y * MM_IN_M,
]

type Corner = readonly [number, number, number]

const signedVolume = ([ax, ay, az]: Corner, [bx, by, bz]: Corner, [cx, cy, cz]: Corner): number =>
  (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6

const placed = (matrix: readonly number[], x: number, y: number, z: number): Corner => {
  const row = (index: number): number =>
    (matrix[index] ?? 0) * x +
    (matrix[index + 4] ?? 0) * y +
    (matrix[index + 8] ?? 0) * z +
    (matrix[index + 12] ?? 0)
  return asModel(row(0), row(1), row(2))
}

const volumeOf = (triangles: readonly Corner[]): number => {
  const [origin = [0, 0, 0]] = triangles
  const near = triangles.map(([x, y, z]): Corner => [x - origin[0], y - origin[1], z - origin[2]])
  let volume = 0
  for (let at = 0; at + 2 < near.length; at += 3) {
    const [a, b, c] = near.slice(at, at + 3)
    if (a && b && c) volume += signedVolume(a, b, c)
  }
  return Math.abs(volume)
}

const boxOf = (triangles: readonly Corner[]): ReadSolid['box'] => {
  const along = (axis: 0 | 1 | 2) => triangles.map((corner) => corner[axis])
  const axes = [along(0), along(1), along(2)]
  return {
    min: axes.map((values) => values.reduce((least, value) => Math.min(least, value), Infinity)),
    max: axes.map((values) => values.reduce((most, value) => Math.max(most, value), -Infinity)),
  }
}

const solidsOf = (api: IfcAPI, model: number, mesh: FlatMesh): ReadSolid[] => {
  const solids: ReadSolid[] = []
  for (let index = 0; index < mesh.geometries.size(); index += 1) {
    const { geometryExpressID, flatTransformation, color } = mesh.geometries.get(index)
    const geometry = api.GetGeometry(model, geometryExpressID)
    const vertices = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize())
    const indices = api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize())
    // Each vertex has its place and its normal.
    const triangles = Array.from(indices, (vertex) => {
      const [x = 0, y = 0, z = 0] = vertices.subarray(vertex * 6, vertex * 6 + 3)
      return placed(flatTransformation, x, y, z)
    })
    geometry.delete()
    const { x, y, z, w } = color
    solids.push({
      of: mesh.expressID,
      volumeMm3: volumeOf(triangles),
      box: boxOf(triangles),
      color: { x, y, z, w },
      triangles,
    })
  }
  return solids
}

export const readIfc = async (text: string): Promise<ReadModel> => {
  const api = new IfcAPI()
  await api.Init()
  const complaints: string[] = []
  api.SetLogLevel(LogLevel.LOG_LEVEL_WARN)
  const [log, warn, error] = [console.log, console.warn, console.error]
  const note = (...words: unknown[]) => void complaints.push(words.join(' '))
  Object.assign(console, { log: note, warn: note, error: note })
  try {
    const model = api.OpenModel(new TextEncoder().encode(text))
    const solids: ReadSolid[] = []
    // Taken from where the program puts it: no coordinate is moved to the origin.
    api.StreamAllMeshes(model, (mesh) => void solids.push(...solidsOf(api, model, mesh)))
    return {
      schema: api.GetModelSchema(model),
      solids,
      complaints,
      malformed: () => {
        const lines = api.GetAllLines(model)
        return Array.from({ length: lines.size() }, (_, index) => lines.get(index)).flatMap((line) => {
          const { arguments: written = [], type } = api.GetRawLineData(model, line)
          // The schema's class has every attribute, and the line and type besides.
          const attributes = Object.keys(api.GetLine(model, line)).length - 2
          const name = api.GetNameFromTypeCode(type)
          return written.length === attributes || WITH_DERIVED.includes(name)
            ? []
            : [`#${line} ${name}: ${written.length} attributes instead of ${attributes}`]
        })
      },
      close: () => api.CloseModel(model),
    }
  } finally {
    Object.assign(console, { log, warn, error })
  }
}
