/** Sizes of fittings that drawing and 3D models share, mm. */

/** A lever: from its axis to the middle of its rounded end, how thick it is, and how far it stands out. */
export const LEVER = { reach: 96, thickness: 20, projection: 50 }
export const ROSE_RADIUS = 26
export const CYLINDER = { radius: 21, projection: 11 }
/** The barrel of a door's hinge (D-169). */
export const BARREL = { length: 98, radius: 6.75 }

/** Where a hand finds the handle of a door: in from the lock edge, and above the underside of the frame. */
export const DOOR_HANDLE = { inset: 60, height: 1000 }
/** From the handle's axis down to the cylinder, where each has a rose of its own. */
export const CYLINDER_BELOW_ROSE = 105
