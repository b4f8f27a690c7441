/** Which order the address asks for: none is the whole range, and so is what is no number of an order. Pure. */
export interface AskedOrder {
  /** Null for the whole range. */
  readonly orderNumber: number | null
  /** What was written instead of a number. */
  readonly wrong: string | null
}

export const askedOrder = (written: string | null): AskedOrder => {
  const text = written?.trim() ?? ''
  if (text === '' || text === '0') return { orderNumber: null, wrong: null }
  return /^[1-9]\d{0,8}$/.test(text)
    ? { orderNumber: Number(text), wrong: null }
    : { orderNumber: null, wrong: text }
}
