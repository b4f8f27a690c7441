/**
 * What a picture shall be like, as the address says it (drawing-engine section 2, Screenshot page; D-006 to D-019). A
 * value that is not known is no picture, because a tool that misspells one must hear of it. Pure.
 */
import * as z from 'zod'
import type { PictureOptions } from '../../row/picture/picture-options.ts'
import { type Read, read, unreadable } from './read.ts'

/** Larger pictures than this no graphics card promises; smaller ones show nothing. Pixels. */
const SIZE = { min: 16, max: 4000 } as const

const pixels = z
  .string()
  .regex(/^\d{1,5}$/, 'not a whole number of pixels')
  .transform(Number)
  .pipe(z.int().min(SIZE.min).max(SIZE.max))
  .default(SIZE.max)

const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true')

/** On by being there, unless it says otherwise (DD-04). */
const flag = z
  .string()
  .default('false')
  .transform((text) => text !== 'false')

/** What else stands in the address is not ours; `resolution` is read by nobody (D-014). */
const query = z.object({
  view: z.enum(['perspective', 'orthogonal']).default('orthogonal'),
  renderer: z.enum(['webgl', 'svg']).default('webgl'),
  measurements: yesOrNo.optional(),
  showInside: yesOrNo.default(false),
  viewportWidth: pixels,
  viewportHeight: pixels,
  showErrorMarker: flag,
  transparentBackground: flag,
  hideFunctionIndicator: flag,
})

export const parsePictureQuery = (search: string): Read<PictureOptions> => {
  const parsed = query.safeParse(Object.fromEntries(new URLSearchParams(search)))
  if (!parsed.success) return unreadable(parsed.error)
  const { view, renderer, measurements, showInside, viewportWidth, viewportHeight, ...flags } = parsed.data
  return read({
    view,
    // In perspective there is no drawing on paper (D-008).
    renderer: view === 'perspective' ? 'webgl' : renderer,
    measurements: measurements ?? view === 'orthogonal',
    side: showInside ? 'inside' : 'outside',
    width: viewportWidth,
    height: viewportHeight,
    ...flags,
  })
}
