/**
 * Numbers as parts of an address. What stands there is text, so a number is plain digits: not a blank, not `0x10`, not
 * `1e3`, which a program would read as numbers too.
 */
import * as z from 'zod'
import type { Percent } from '#domain/units'

const digits = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)

export const whole = (minimum: number, maximum: number) =>
  digits.pipe(z.int().min(minimum).max(maximum)).meta({ type: 'integer', minimum, maximum })

export const percent = (maximum: Percent) =>
  z
    .string()
    .regex(/^\d{1,3}(\.\d{1,10})?$/)
    .transform(Number)
    .pipe(z.number().max(maximum))
    .meta({ type: 'number', minimum: 0, maximum })

/** Nine digits are the most that a quote can get. */
export const orderNumber = whole(1, 999_999_999)
export const rowNumber = whole(1, 999_999)
