/**
 * The picture of a model in the product menu: one of each model as it comes, in perspective from outside, all in one size, so that
 * tiles have one form. The menu shows no model in other colours than those that it comes in, so there is one picture of each.
 * A picture is shown when a person has approved it, and when it looks like the one that was shown before.
 */

/** Pixels of the picture as it is kept: four times as wide and high as a tile of the menu. */
export const PICTURE_SIZE = { width: 480, height: 416 } as const

/** Widths of the smaller ones, in pixels: for a tile of the menu on an ordinary screen, a fine one and that of a phone. */
export const TILE_WIDTHS = [120, 240, 360] as const
export type TileWidth = (typeof TILE_WIDTHS)[number]

/** Raise it when light, camera or materials of the room change, which no scene tells of: then every picture is drawn anew. */
export const PICTURE_LOOK_VERSION = 1

/**
 * Share of the pixels that may differ before a person is asked: a hundred of them, as large as the rose of a handle. The same scene drawn by
 * the same Chromium differs in none; a window of two sashes that is made 10 mm wider differs in 1.1 %.
 */
export const UNCHANGED_SHARE = 0.0005

export const looksTheSame = (differing: number): boolean => differing <= UNCHANGED_SHARE

/** A run begins by the clock or by hand. */
export const runKinds = ['night', 'hand'] as const

/** What becomes of a model in a run. */
export const drawingStates = ['queued', 'new', 'changed', 'same', 'failed'] as const
export type DrawingState = (typeof drawingStates)[number]

/** What a drawn picture is: new, or the same as or different from the one that there was. */
export const stateDrawn = (differing: number | null): Exclude<DrawingState, 'queued' | 'failed'> => {
  if (differing === null) return 'new'
  return looksTheSame(differing) ? 'same' : 'changed'
}

/** The worker itself tries a job three times; after so many jobs that failed the model is left to a person. */
const MOST_FAILURES = 2

export const stateAfterFailure = (failures: number): 'queued' | 'failed' =>
  failures < MOST_FAILURES ? 'queued' : 'failed'

export type RunCounts = Readonly<Record<DrawingState, number>>

export const countStates = (states: readonly DrawingState[]): RunCounts => {
  const counts: Record<DrawingState, number> = { queued: 0, new: 0, changed: 0, same: 0, failed: 0 }
  for (const state of states) counts[state] += 1
  return counts
}

/** What is known of the picture of a model: the scene that was drawn last, whatever became of it. */
export interface DrawnScene {
  readonly modelId: number
  readonly sceneHash: string
}

/** Models whose scene is another than the one that was drawn last, in the order of the catalogue. */
export const modelsToDraw = (
  scenes: readonly DrawnScene[],
  drawnBefore: ReadonlyMap<number, string>,
): readonly DrawnScene[] => scenes.filter(({ modelId, sceneHash }) => drawnBefore.get(modelId) !== sceneHash)
