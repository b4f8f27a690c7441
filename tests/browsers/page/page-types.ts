/** What goes into a page and comes out of it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** CSS pixels from the upper left corner of what is seen. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What a person would call an element: its role and its name, or a selector for what has neither. */
export interface Sought {
  readonly [key: string]: string | boolean | undefined
  readonly role?: string
  /** Whole, or its beginning where `begins` is set. */
  readonly name?: string
  readonly begins?: boolean
  readonly selector?: string
  /** Name of the dialog or region that it stands in. */
  readonly within?: string
}
