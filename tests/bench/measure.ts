/**
 * Figures are ratios: ours against a yardstick, measured in turn in the same run, because machines are shared and noisy.
 * The median of the pairwise ratios is the figure; the spread is printed beside it.
 */
export interface Figure {
  readonly name: string
  readonly ratio: number
  readonly limit: number
  readonly detail: string
}

type Work = () => unknown

const elapsed = async (work: Work): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)

export const quantile = (values: readonly number[], share: number): number => {
  const ordered = sorted(values)
  const value = ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))]
  if (value === undefined) throw new Error('a figure needs at least one measurement')
  return value
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

interface Comparison {
  readonly name: string
  readonly limit: number
  readonly ours: Work
  readonly yardstick: Work
  readonly runs: number
  readonly warmUps: number
}

/** Runs ours and yardstick in turn, ours first, and compares run by run. */
export const compare = async ({
  name,
  limit,
  ours,
  yardstick,
  runs,
  warmUps,
}: Comparison): Promise<Figure> => {
  for (let run = 0; run < warmUps; run += 1) {
    await ours()
    await yardstick()
  }
  const pairs: { ours: number; yardstick: number }[] = []
  for (let run = 0; run < runs; run += 1) {
    pairs.push({ ours: await elapsed(ours), yardstick: await elapsed(yardstick) })
  }
  const ratios = pairs.map((pair) => pair.ours / pair.yardstick)
  const oursMs = median(pairs.map((pair) => pair.ours))
  const yardstickMs = median(pairs.map((pair) => pair.yardstick))
  return {
    name,
    limit,
    ratio: median(ratios),
    detail: `${oursMs.toFixed(2)} ms / ${yardstickMs.toFixed(2)} ms, ratios ${quantile(ratios, 0.1).toFixed(2)} to ${quantile(ratios, 0.9).toFixed(2)} over ${runs} pairs`,
  }
}

export const printed = ({ name, ratio, limit, detail }: Figure): string =>
  `${ratio <= limit ? 'ok  ' : 'OVER'} ${name} ${ratio.toFixed(2)} (ours / yardstick, at most ${limit}; ${detail})`
