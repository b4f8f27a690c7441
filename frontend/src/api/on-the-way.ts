/**
 * How long somebody has been on the way to a page whose code has yet to come. What was read for it meanwhile is as new to it as if it had stood
 * at once, and is not asked for again when it does.
 */
let setOutAt: number | null = null

export const setOut = (): void => {
  setOutAt = Date.now()
}

/** The page stands, or does not come. */
export const arrive = (): void => {
  setOutAt = null
}

/** Milliseconds; 0 for whoever is there. */
export const timeOnTheWay = (): number => (setOutAt === null ? 0 : Date.now() - setOutAt)
