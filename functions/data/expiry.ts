/** Moments as the table keeps them for expiry: epoch seconds. */
export const epochSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** The table deletes expired items at its leisure; until then a read must not see them. */
export const unexpired = <Item extends { readonly expiresAt: number }>(
  item: Item | null,
  at: Date,
): Item | null => (item !== null && item.expiresAt > epochSeconds(at) ? item : null)
