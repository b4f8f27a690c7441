/**
 * A construction ready to be drawn: every row in its place as seen from one of them, which comes first, and the coupling
 * posts in their joints, as long as these are. Refused with the reason where the frames cannot stand so.
 */
import type { ColorLists } from '#domain/catalogue/types'
import { applyTo } from '#domain/configurator/apply'
import type { PlacedRow, PlacedRows } from '#domain/drawing/build-construction'
import { type Result, success } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import type { Connectable } from './connection.ts'
import { constructionOf, type PlacedJoint } from './construction.ts'
import { postSize } from './coupling-post.ts'

export interface ConstructionRow extends Connectable {
  readonly configuration: Configuration
}

/** The post is cut to its joint; one that is not made in that length is drawn as it was. */
const placedPost = (
  { rowNumber, configuration }: ConstructionRow,
  joint: PlacedJoint,
  colorLists: ColorLists,
): PlacedRow => {
  const size = postSize(joint)
  const { width, height } = configuration.values
  const fits = width === size.width && height === size.height
  const cut = fits ? success({ configuration }) : applyTo(configuration, size, colorLists)
  const [x, y] = joint.from
  const isUpright = joint.direction === 'VERTICAL'
  return {
    rowNumber,
    configuration: cut.ok ? cut.value.configuration : configuration,
    at: isUpright ? [x - (size.width ?? 0) / 2, y] : [x, y - (size.height ?? 0) / 2],
    isPost: true,
  }
}

/** `rows` are the rows of one construction with their posts, among them the one asked for. */
export const placedRows = (
  rows: readonly ConstructionRow[],
  rowNumber: number,
  colorLists: ColorLists,
): Result<PlacedRows> => {
  const frames = rows
    .filter(({ couples }) => couples === null)
    .map(({ configuration, ...row }) => ({ ...row, outline: configuration.layout.outline }))
  const own = rows.find((row) => row.rowNumber === rowNumber)
  if (own === undefined) throw new Error(`row ${rowNumber} is not among the rows of the construction`)
  const built = constructionOf(frames, own.couples ?? rowNumber)
  if (!built.ok) return built
  const placed = rows.flatMap((row): PlacedRow[] => {
    const frame = built.value.frames.find((placedFrame) => placedFrame.rowNumber === row.rowNumber)
    if (frame !== undefined)
      return [{ rowNumber: row.rowNumber, configuration: row.configuration, at: frame.at }]
    const joint = built.value.joints.find((each) => each.rowNumber === row.couples)
    return joint === undefined ? [] : [placedPost(row, joint, colorLists)]
  })
  // A post whose connection has just ended stands alone until it is gone.
  const main = placed.find((row) => row.rowNumber === rowNumber)
  if (main === undefined) return success([{ rowNumber, configuration: own.configuration, at: [0, 0] }])
  return success([main, ...placed.filter((row) => row !== main)])
}
