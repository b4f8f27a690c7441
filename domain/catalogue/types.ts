/**
 * What the catalogue knows: the kinds of frame, function, glass, bar, fitting and colour that products are made of,
 * and the models that a dealer picks. Prices are not here: they live in a price list (domain/pricing), which is handed
 * out per viewer, while the catalogue is part of the public bundle.
 */
import type { Side } from '#domain/geometry/point'
import type { FrameShapeId } from './frame-shape-ids.ts'

export type FrameTypeId =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'I'
  | 'J'
  | 'L'
  | 'M'
  | 'N'
  | 'T'
  | 'V'
  | 'X'
export type Badge = 'extra' | 'basic' | 'panelQuality' | 'fastlane' | 'fire' | 'sound'
export type DoorTypeId = 'F' | 'Y' | '8'

/** Cross-section of a frame or sash member, mm. */
export interface Profile {
  /** Visible width in elevation, outer edge to inner edge. */
  readonly sight: number
  /** Depth of the rebate in the plane of the elevation; sash or glass overlaps the member by `fold` − 4. */
  readonly fold: number
  /** Thickness of the lip in front of the sash or glass. */
  readonly edge: number
}

export interface ProfileSet {
  readonly side: Profile
  readonly top: Profile
  readonly bottom: Profile
}

export interface FrameType {
  readonly id: FrameTypeId
  readonly kind: 'WINDOW' | 'DOOR'
  readonly name: string
  readonly series: 'Basic' | 'eXtra' | 'Spesial'
  readonly extra: boolean
  readonly reversed: boolean
  readonly sliding: boolean
  /** Its leaves hang on each other. */
  readonly folding: boolean
  readonly slidingExtra: boolean
  readonly jambExtension: boolean
  readonly ventOption: boolean
  readonly formType: string
  readonly baseDepth: number
  readonly depths: readonly number[]
  /** Outer face of the frame to the glass, plus the inner stop; decides the least depth for a glass thickness. */
  readonly lip: number
  readonly frame: ProfileSet
  readonly sash: (ProfileSet & { readonly depth: number }) | null
  /** Entrance door leaf, where the type has one. */
  readonly leaf: { readonly thickness: number; readonly uValue: number; readonly kgPerM2: number } | null
  readonly glassThicknessMin: number
  readonly glassThicknessMax: number
  /** U-value of the frame members, W/(m²K). */
  readonly frameU: number
  readonly frameKgPerM: number
  readonly sashKgPerM: number
  readonly fittingsKg: number
}

export type SashComponent =
  | 'HingeConfiguration'
  | 'GlideConfiguration'
  | 'SlideConfiguration'
  | 'TiltTurnConfiguration'
  | 'MountedConfiguration'

export interface SashKind {
  readonly component: SashComponent
  /** Side of the hinges (glide: of the pivoting edge; slide: the edge the leaf stands at when closed), model coordinates. */
  readonly side: Side
  readonly inOut: 'IN' | 'OUT'
  readonly maxOpeningAngle: number
}

type HandSide = Extract<Side, 'LEFT' | 'RIGHT'>

/** How an entrance door is hung. */
export interface Handing {
  readonly name: string
  readonly side: HandSide
  readonly inOut: SashKind['inOut']
}

/** How a field opens (åpningsfunksjon). */
export interface OpeningFunction {
  readonly id: string
  readonly name: string
  /** Where there is the same for the other hand: which side this one is named by, and the id of the other. */
  readonly hand?: { readonly side: HandSide; readonly mirror: string }
  readonly sashes: readonly SashKind[]
}

/** Least and greatest outer size of a frame type with a function (trade handbook 2.4). */
export interface SizeLimit {
  readonly frameType: FrameTypeId
  readonly functions: readonly string[]
  readonly widthMin: number
  readonly widthMax: number
  readonly heightMin: number
  readonly heightMax: number
  readonly areaMaxM2: number
  readonly sashMaxKg: number
  /** Applies only to models with this number of leaves, this door type, or the size as lying too (width and height swapped). */
  readonly leaves?: number
  readonly doorType?: DoorTypeId
  readonly alsoLying?: boolean
}

export interface Glass {
  readonly code: string
  /** As the handbook has it and whoever chooses reads it. */
  readonly name: string
  /** What the customer reads, where the name says besides in which frames it can be had. */
  readonly nameOnPaper?: string
  readonly build: string
  readonly thickness: number
  readonly paneMaxM2: number
  readonly kgPerM2: number
  readonly uValue: number
  readonly solarFactorPercent: number
  readonly lightPercent: number
  readonly soundDb: number
  /** The dB that it is sold as, of glass that is made against sound; measured (`soundDb`) it may be better. */
  readonly soundClass?: number
  readonly soundC: number
  readonly soundCtr: number
  /** Safety class by EN 12600, or null. */
  readonly safetyOutside: string | null
  readonly safetyInside: string | null
  readonly fireClass: string | null
  readonly properties: readonly number[]
  /** Made of plain 4 mm panes: where a pane is too large, the factory takes a stronger glass by itself (D-07). */
  readonly isPlain?: true
  /** Held in stock for Fastlane. */
  readonly inFastlane?: true
  /** Weeks that it adds to the lead time. */
  readonly extraWeeks?: number
  /** Neither frosting nor ornament can be put on it (G-08). */
  readonly takesNoSurface?: true
  /**
   * Which of the spacer's losses counts along its edge. Not told from the layers: the fire glass 341 has two of them, and its
   * published U-value of the window (1.21) was measured with the edge of a three-layer glass.
   */
  readonly edge: 'two-layer' | 'three-layer'
}

/** Spacer bar (avstandslist) between the panes. */
export interface Spacer {
  readonly code: string
  readonly name: string
  readonly rgbHex: string
  /** Linear thermal transmittance, W/(mK), in three-layer and in two-layer glass. */
  readonly psi: number
  readonly psi2: number
  /** The spacer is made of plastic or foam; a metal one leads heat and lets dew form along the edge. */
  readonly warmEdge: boolean
}

export interface Color {
  readonly code: string
  readonly description: string
  readonly rgbHex: string
  readonly backendCode: string
  readonly colorType: 'NCS' | 'RAL'
  readonly sorting: number
  /** Included in the base price. */
  readonly std: boolean
}

export type ColorListId = 'wood' | 'aluminium' | 'door'

/** The three colour lists. Not part of the bundle: the server reads them from data, the browser fetches them. */
export type ColorLists = Readonly<Record<ColorListId, readonly Color[]>>

/**
 * An article that is chosen by code from a list: handle, hinge, lock, cylinder, kick plate, closer, … What it can do is a field of
 * its row; no rule knows it by its code.
 */
export interface Fitting {
  readonly code: string
  readonly name: string
  /** Frame types that may have it; `C*` and `L*` mean glazed models of that type only. */
  readonly frameTypes: readonly string[]
  readonly isDefault: boolean
}

export interface FittingColor {
  readonly code: string
  readonly name: string
  readonly rgbHex: string
  readonly finish: 'steel' | 'paint'
}

interface Handle extends Fitting {
  /** Near the lower edge of the sash, for whoever cannot reach higher. */
  readonly sitsLow?: true
  /** Milled into the leaf. */
  readonly isInLeaf?: true
  /** It has a cylinder, and this is the lock that takes one. */
  readonly needsLock?: string
}

interface Hinge extends Fitting {
  /** Null where it is hidden in the rebate. */
  readonly color: FittingColor | null
  readonly isFireTested?: true
}

interface Lock extends Fitting {
  /** By FG, the body of the insurers. */
  readonly isApproved?: true
  readonly isFireTested?: true
  /** Opened from inside without a key. */
  readonly isEscapeLock?: true
  readonly takesNoCylinder?: true
}

interface Cylinder extends Fitting {
  /** By FG, the body of the insurers. */
  readonly isApproved?: true
  /** A key is needed inside too. */
  readonly isKeyedInside?: true
  /** Undoes what an escape lock is for (O-05). */
  readonly defeatsEscapeLock?: true
}

interface SmartLock extends Fitting {
  /** The locks that it works with; any where it says none. */
  readonly worksWith?: readonly string[]
  readonly isInLeaf?: true
  /** Fits beside a grip that is milled into the leaf (O-07). */
  readonly fitsGripInLeaf?: true
}

export interface Kickplate extends Fitting {
  /** mm; 0 for none. */
  readonly height: number
  readonly metal?: 'steel' | 'black' | 'brass'
}

interface Closer extends Fitting {
  /** Length of the body that is visible on the leaf, mm; absent where it is hidden. */
  readonly length?: number
  readonly isHidden?: true
  /** Slides in a rail instead of a folding arm. */
  readonly hasRail?: true
}

interface Viewer extends Fitting {
  /** Above the threshold, mm. */
  readonly height?: number
  readonly isDigital?: true
}

export interface Fittings {
  readonly doorHandle: readonly Handle[]
  readonly hinge: readonly Hinge[]
  readonly lock: readonly Lock[]
  readonly cylinder: readonly Cylinder[]
  readonly smartlock: readonly SmartLock[]
  readonly kickplate: readonly Kickplate[]
  readonly closer: readonly Closer[]
  readonly binocular: readonly Viewer[]
}
export type FittingKind = keyof Fittings

/** Post or transom type (post, losholt). */
export interface DividerType {
  readonly id: string
  readonly name: string
  readonly sight: number
  readonly fold: number
  /** True: divides the frame into fields with sashes of their own. False: divides the glass inside one sash. */
  readonly splitsFrame: boolean
  readonly removable: boolean
  /** A transom (losholt): never upright. */
  readonly levelOnly?: true
  /** Between panes that stand in the frame itself, without a sash. */
  readonly inFixedFrame?: true
  readonly frameTypes: readonly FrameTypeId[]
}

/** Glazing bar type (sprosse). */
export interface CrossbarType {
  readonly id: string
  readonly name: string
  readonly kind: 'SOLID' | 'AIR' | 'CLIPS'
  readonly sight: number
  readonly frameTypes: readonly FrameTypeId[]
}

export interface PanelPropertyType {
  readonly id: number
  readonly name: string
  readonly source: 'glass' | 'choice' | 'both'
}

/** Panel pattern of an entrance door leaf, mm on the base size 990 × 2090 (490 for 40x), hinges LEFT (VU). */
export interface DoorPattern {
  readonly id: number
  readonly name: string
  readonly glazed: boolean
  readonly mirrorsWithHinge: boolean
  readonly glass: readonly (readonly [x: number, y: number, width: number, height: number])[]
  readonly features: readonly {
    readonly kind: 'groove' | 'raised'
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }[]
  /** Glazing bars in the first glass: counts and sight. */
  readonly bars?: { readonly verticals: number; readonly horizontals: number; readonly sight: number }
}

export interface ProductGroup {
  readonly pk: number
  readonly name: string
  readonly description: string
}

export interface Model {
  readonly id: number
  readonly name: string
  readonly group: number
  readonly frameType: FrameTypeId
  readonly functions: readonly string[]
  readonly defaultFunction: string
  readonly defaultGlass: string
  readonly defaultWidth: number
  readonly defaultHeight: number
  readonly shapes: readonly FrameShapeId[]
  readonly defaultShape: FrameShapeId
  readonly badges: readonly Badge[]
  readonly formType: string
  /** Posts that belong to the model: `v1` one mullion, `v2` two, `h1` one transom. */
  readonly posts?: 'v1' | 'v2' | 'v3' | 'v4' | 'h1'
  /** Function of each field, bottom to top, left to right, where the model fixes them. */
  readonly fieldFunctions?: readonly string[]
  readonly doorType?: DoorTypeId
  readonly patternId?: number
  /** Added to the leaf's U-value and weight per m². */
  readonly leafUAdd?: number
  readonly leafKgAdd?: number
  readonly leaves?: number
  readonly breastwork?: boolean
  /** The only glasses, the only surfaces, the least and greatest area that the model is made with. */
  readonly glassCodes?: readonly string[]
  readonly panelQualityIds?: readonly number[]
  readonly areaM2?: { readonly min: number; readonly max: number }
  /** Outer sizes of the model, where they are tighter than its function's. */
  readonly sizeLimit?: Pick<SizeLimit, 'widthMin' | 'widthMax' | 'heightMin' | 'heightMax'>
  /** Not made with aluminium cladding, though its frame type is. */
  readonly noCladding?: boolean
  /** Its leaf is always laminated. */
  readonly laminateOnly?: boolean
  /** Lock that the model comes with, where it is not its frame type's. */
  readonly defaultLock?: string
  /** Sound class declared by the name, dB. */
  readonly soundDb?: number
  readonly fireClass?: string
  readonly isStockItem?: boolean
  readonly nobbNumber?: string
  readonly isConstructionPart?: boolean
  /** Set on construction parts: thickness in mm, and whether it is made to stand, to lie, or both; the other measure is its length. */
  readonly bar?: { readonly thickness: number; readonly vertical: boolean; readonly horizontal: boolean }
  /** Depths that it is made in, where they are not its frame type's. */
  readonly depths?: readonly number[]
}
