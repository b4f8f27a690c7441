/**
 * The coupling post that comes with a connection (R-C-03): as long as the joint, as deep as the deeper of the two frames,
 * and in the colours of the connected row where posts come in them. What nobody has chosen otherwise follows the frames
 * when they become others. The corner post is a matter for people.
 */
import { frameTypeOf } from '#domain/catalogue/catalogue'
import { depthsOf } from '#domain/catalogue/model-kind'
import type { ColorLists } from '#domain/catalogue/types'
import { apply } from '#domain/configurator/apply'
import { createProduct } from '#domain/configurator/create'
import { frameDepthOf } from '#domain/layout/depth'
import type { Patch, Product } from '#domain/product/product'
import { type Result, success } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import { modelOf } from '#domain/rules/context'
import { JOINT, type Joint } from './joint.ts'

const POST = modelOf(9001)

/** The joint in whole millimetres, as posts are cut. */
export const postSize = ({ direction, length }: Joint): Pick<Patch, 'width' | 'height'> => {
  const cut = Math.round(length)
  return direction === 'VERTICAL' ? { width: JOINT, height: cut } : { width: cut, height: JOINT }
}

const depthFor = (frames: readonly Configuration[]): number => {
  const needed = Math.max(
    ...frames.map(({ model, values }) => frameDepthOf(values, frameTypeOf(model.frameType))),
  )
  const depths = depthsOf(POST)
  return depths.find((depth) => depth >= needed) ?? Math.max(...depths)
}

/** Entrance doors and cladding have colours that wood does not come in. */
const colorsLike = ({ values }: Configuration, { wood }: ColorLists): Patch => {
  const inWood = (code: string | null) => wood.find((color) => color.code === code)?.code
  const inner = inWood(values.innerColor ?? values.frameColor)
  const outer = inWood(values.outerColor)
  return {
    ...(inner !== undefined && { innerColor: inner }),
    ...(outer !== undefined && { outerColor: outer }),
  }
}

/** The two frames that a post stands between. */
export interface Coupled {
  readonly row: Configuration
  readonly target: Configuration
}

const likeFrames = ({ row, target }: Coupled, colorLists: ColorLists): Patch => ({
  depth: depthFor([row, target]),
  ...colorsLike(row, colorLists),
})

/** What follows of a post whose frames were `before` and are `now`: whatever is still as it was made. */
export const followingFrames = (
  { values }: Configuration,
  before: Coupled,
  now: Coupled,
  colorLists: ColorLists,
): Patch => {
  const [was, is] = [likeFrames(before, colorLists), likeFrames(now, colorLists)]
  const follows = (['depth', 'innerColor', 'outerColor'] as const).filter(
    (field) => is[field] !== undefined && is[field] !== was[field] && values[field] === was[field],
  )
  return Object.fromEntries(follows.map((field) => [field, is[field]]))
}

export const couplingPost = (joint: Joint, frames: Coupled, colorLists: ColorLists): Result<Product> => {
  const created = createProduct(POST.id)
  if (!created.ok) return created
  const wanted = { ...postSize(joint), ...likeFrames(frames, colorLists) }
  const applied = apply(created.value, wanted, colorLists)
  return applied.ok ? success(applied.value.product) : applied
}
