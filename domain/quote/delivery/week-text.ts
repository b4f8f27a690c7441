/** The estimated week as quotes say it. */

import type { Week } from '#domain/calendar'
import { sayIn } from '#domain/texts/texts'

const say = sayIn('domain/quote/delivery/week')

export const deliveryText = (week: Week | null): string =>
  week === null ? '' : say`Estimert levering fra fabrikk: uke ${week.week}`
