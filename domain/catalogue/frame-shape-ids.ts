/** Numbers of the frame shapes in the factory's lists; the outline of each is a row of `layout/shapes/frame-shapes`. */
export const FRAME_SHAPE_IDS = [0, 1, 2, 3, 4, 5, 7, 9, 19, 34, 35, 38, 40, 43, 51, 52] as const
export type FrameShapeId = (typeof FRAME_SHAPE_IDS)[number]
