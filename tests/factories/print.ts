/** For tests whose figures are what they are for. */
export const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

export const percent = (part: number, whole: number): string =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`
