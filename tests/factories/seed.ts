/** Every case drawn at random in the tests comes from this seed, so that a run repeats. `SEED=7 npm test` draws others. */
export const SEED = Number(process.env.SEED ?? 20_261_121)

/** How many random cases a property is tried on: a part of them on every run, all of them with `DEEP=1`, as `.ci/run` sets it. */
export const casesOf = ({ deep, daily }: { readonly deep: number; readonly daily: number }): number =>
  process.env.DEEP === '1' ? deep : daily
