/** The estimated week as quotes say it. */
import type { Week } from '#domain/calendar'

export const deliveryText = (week: Week | null): string =>
  week === null ? '' : `Estimert levering fra fabrikk: uke ${week.week}`
