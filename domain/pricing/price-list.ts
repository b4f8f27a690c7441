/**
 * A price list in force. Kroner as printed in the list, excluding VAT; `price` turns them into øre. The data itself
 * (pricing/lists) is read by the server only and handed to each viewer through an authenticated call.
 */
import type { FittingKind, FrameTypeId } from '#domain/catalogue/types'

type KronerByCode = Readonly<Record<string, number>>

export interface PriceList {
  /** Such as '2026-1'. */
  readonly id: string
  /** ISO date from which it is in force. */
  readonly validFrom: string
  readonly frames: Readonly<Partial<Record<FrameTypeId, { fix: number; perM: number; perM2: number }>>>
  /** Added to the body by frame type and function, key 'T/SSV'. */
  readonly functionAdd: KronerByCode
  /**
   * k scales the body; fix is added to it; base is the leaf price of an entrance door, in which the fourth hinge of a leaf that
   * is always heavy is included; perM is the price of a construction part.
   */
  readonly models: Readonly<
    Record<
      string,
      {
        k: number
        fix: number
        base?: number
        perM?: number
        hasFourHinges?: boolean
        /** The closer in the base; another one costs what it costs more. */
        closer?: string
        /** The base holds the laminate of the leaf, and the surface under it. */
        hasLaminate?: boolean
      }
    >
  >
  /** Per m² by glass code, and the least area a pane is charged for. */
  readonly glass: KronerByCode
  readonly glassAreaMinM2: number
  readonly spacerPerPane: KronerByCode
  readonly dividerPerM: KronerByCode
  /** Functions whose body already holds the model's own post, and the type of that post. */
  readonly ownPost: { readonly functions: readonly string[]; readonly typeId: string }
  readonly extraField: number
  readonly crossbarPerM: KronerByCode
  readonly crossing: { readonly SOLID: number; readonly AIR: number; readonly CLIPS: number }
  readonly panelPropertyPerM2: KronerByCode
  readonly panelQuality: KronerByCode
  readonly fittings: Readonly<Record<FittingKind, KronerByCode>>
  readonly misc: KronerByCode
  readonly laminate: number
  readonly keysyncPerCylinder: number
  readonly extralock: number
  readonly extrakey: number
  readonly vent: number
  readonly soundVent: number
  /** Percent of the body for frame shapes other than 0. */
  readonly shapePercent: number
  /** Percent of the body by wood type id. */
  readonly woodPercent: KronerByCode
  readonly cladding: { readonly perFrameM: number; readonly perSashM: number }
  readonly claddingColor: { readonly fix: number; readonly perM: number }
  readonly woodColor: { readonly percent: number; readonly min: number }
  readonly stain: { readonly percent: number; readonly min: number }
  readonly twoColors: number
  readonly doorColor: number
  readonly depthPerMmM: number
  readonly groovePerM: number
  readonly jamb: { readonly perM: number; readonly perMmM: number; readonly materialFactor: KronerByCode }
  readonly flowerBoard: {
    readonly fix: number
    readonly perM: number
    readonly perMmM: number
    readonly materialFactor: KronerByCode
  }
  readonly heavyArms: number
  readonly fourthHinge: number
  readonly door: {
    readonly widthStepPercent: number
    readonly heightStepPercent: number
    readonly step: number
    readonly standardHeight: number
    readonly standardWidth: number
    readonly narrowWidth: number
    readonly special: number
  }
}
