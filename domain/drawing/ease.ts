/** D-193: quadratic in and out; 0 to 1 in as much time as it is given. */
export const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t))
