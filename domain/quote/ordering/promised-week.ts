/** An order names its week without the year: it is the first one of that number since it was placed. */
import { type Day, type Week, weekOf } from '#domain/calendar'

export const promisedWeek = (week: number, orderedOn: Day): Week => {
  let day = orderedOn
  while (weekOf(day).week !== week) day += 7
  return weekOf(day)
}
