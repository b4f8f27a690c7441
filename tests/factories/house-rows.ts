/** The same 17 rows as a program makes them: from codes instead of words. */
import { houseRows } from '#functions/demo/house'

export const programmedHouse = houseRows
