/**
 * A part of the API that has a name of its own, or null. A plain `.nullable()` would make null of every place where the name is used:
 * what makes the API document looks through it to the name, and through a `lazy` it does not.
 */
import * as z from 'zod'

export const orNull = <Named extends z.ZodType>(named: Named) => z.lazy(() => named).nullable()
