/** Sizes of fittings that drawing and 3D models share, mm. */

/** A lever: from its axis to the middle of its rounded end, how thick it is, and how far it stands out. */
export const LEVER = { reach: 96, thickness: 20, projection: 50 }
export const ROSE_RADIUS = 26
export const CYLINDER = { radius: 21, projection: 11 }
/** The barrel of a door's hinge (D-169). */
export const BARREL = { length: 98, radius: 6.75 }
