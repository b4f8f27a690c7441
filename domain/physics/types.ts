/** What follows physically from a layout: heat loss, weight, the opening one can climb through. */
export interface Thermal {
  /** W/(m²K), full precision; shown with two decimals. Null for construction parts. */
  readonly uValue: number | null
  readonly areaM2: number
  readonly glassAreaM2: number
  readonly panelAreaM2: number
  readonly frameAreaM2: number
  /** Visible glass perimeter, m. */
  readonly glassPerimeterM: number
  /** Each term of the sum in W/K with its reason, so that a person can check it. */
  readonly terms: readonly { readonly code: string; readonly wattPerKelvin: number }[]
}

export interface Weight {
  /** Null for construction parts: the trade handbook states none. */
  readonly totalKg: number | null
  /** Sash with glass, per field address: what the hinges carry. */
  readonly sashKg: Readonly<Record<string, number>>
  readonly terms: readonly { readonly code: string; readonly kg: number }[]
}

export interface FreeOpening {
  readonly width: number
  readonly height: number
}
