/** Notes what came of something. On a machine of one's own nobody reads figures. */
import { type MetricName, metricLine } from '#domain/contracts/metrics'
import { setting } from './environment.ts'

/** Past `console`, which Lambda would wrap in a line of its own. */
export const note = (name: MetricName, value = 1): void => {
  const stage = setting('STAGE')
  if (stage !== 'local') process.stdout.write(`${metricLine(name, value, stage, new Date())}\n`)
}
