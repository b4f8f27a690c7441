/** Numbers as a field writes them, and steps along the sizes that are made as standard. */

export const showNumber = (value: number): string => String(value).replace('.', ',').replace('-', '−')

export interface Stepping {
  readonly step: number
  /** Where the steps lie: outer sizes end in 90 (module size less 10 mm), so 1100 steps up to 1190. */
  readonly snap: number
}

/** The next value up or down on the grid of steps; a value between two steps goes to the nearer neighbour that way. */
export const stepFrom = (value: number, direction: 1 | -1, { step, snap }: Stepping): number => {
  const places = (value - snap) / step
  const next = direction === 1 ? Math.floor(places) + 1 : Math.ceil(places) - 1
  return next * step + snap
}
