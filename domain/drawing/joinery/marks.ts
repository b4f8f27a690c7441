/**
 * What joiners ask for beside the outer measures, each switched on by itself: how high the handle is, how one gets through,
 * how large the hole in the wall should be, sections with the depth of the frame, and which panes are fixed.
 */
export const joineryMarks = ['handle', 'free-opening', 'wall-opening', 'sections', 'fixed'] as const
export type JoineryMark = (typeof joineryMarks)[number]
