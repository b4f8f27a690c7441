/**
 * How much larger than the frame the recommended hole in the wall is. No standard and no supplier states it: it is our own figure
 * (docs/sources.md), and whoever shows it says so.
 */

/** What stays free between frame and wall on each side, mm: to set the frame true and to seal round it. */
export const OWN_WALL_CLEARANCE = 10
