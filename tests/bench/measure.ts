/**
 * Figures are ratios: ours against a yardstick, measured in turn in the same run, because machines are shared and noisy.
 * The median of the pairwise ratios is the figure; the spread is printed beside it.
 */
export interface Figure {
  readonly name: string
  readonly ratio: number
  /** Null for a figure that is watched without a bound. */
  readonly limit: number | null
  readonly detail: string
}

type Work = () => unknown

export const elapsed = async (work: Work): Promise<number> => {
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

const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Milliseconds of one run each, measured one after the other. */
export interface Pair {
  readonly ours: number
  readonly yardstick: number
}

export const figureOf = ({ name, limit }: Pick<Figure, 'name' | 'limit'>, pairs: readonly Pair[]): Figure => {
  const ratios = pairs.map((pair) => pair.ours / pair.yardstick)
  const oursMs = median(pairs.map((pair) => pair.ours))
  const yardstickMs = median(pairs.map((pair) => pair.yardstick))
  return {
    name,
    limit,
    ratio: median(ratios),
    detail: `${oursMs.toFixed(2)} ms / ${yardstickMs.toFixed(2)} ms, ratios ${quantile(ratios, 0.1).toFixed(2)} to ${quantile(ratios, 0.9).toFixed(2)} over ${pairs.length} pairs`,
  }
}

/** How long one waits at worst: of each the time that 95 of 100 runs stay under. */
export const slowestFigureOf = (
  { name, limit }: Pick<Figure, 'name' | 'limit'>,
  pairs: readonly Pair[],
): Figure => {
  const [oursMs, yardstickMs] = (['ours', 'yardstick'] as const).map((whose) =>
    quantile(
      pairs.map((pair) => pair[whose]),
      0.95,
    ),
  ) as [number, number]
  return {
    name,
    limit,
    ratio: oursMs / yardstickMs,
    detail: `${oursMs.toFixed(2)} ms / ${yardstickMs.toFixed(2)} ms over ${pairs.length} pairs`,
  }
}

interface Comparison extends Pick<Figure, 'name' | 'limit'> {
  /** Done before each pair and not measured. */
  readonly prepare?: () => void
  readonly ours: Work
  /** Done after ours and not measured: what ours leaves to be done must not burden the yardstick. */
  readonly settle?: Work
  readonly yardstick: Work
  readonly runs: number
  readonly warmUps: number
}

/** Runs ours and yardstick in turn, ours first, and compares run by run. */
export const compare = async ({
  name,
  limit,
  prepare,
  ours,
  settle,
  yardstick,
  runs,
  warmUps,
}: Comparison): Promise<Figure> => {
  for (let run = 0; run < warmUps; run += 1) {
    prepare?.()
    await ours()
    await settle?.()
    await yardstick()
  }
  const pairs: Pair[] = []
  for (let run = 0; run < runs; run += 1) {
    prepare?.()
    const oursMs = await elapsed(ours)
    await settle?.()
    pairs.push({ ours: oursMs, yardstick: await elapsed(yardstick) })
  }
  return figureOf({ name, limit }, pairs)
}

export const isWithin = ({ ratio, limit }: Figure): boolean => limit === null || ratio <= limit

export const printed = (figure: Figure): string => {
  const { name, ratio, limit, detail } = figure
  const verdict = limit === null ? 'note' : isWithin(figure) ? 'ok' : 'OVER'
  const bound = limit === null ? '' : `, at most ${limit}`
  return `${verdict.padEnd(4)} ${name} ${ratio.toFixed(2)} (ours / yardstick${bound}; ${detail})`
}
