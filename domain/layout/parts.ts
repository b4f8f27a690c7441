/**
 * The parts a product is laid out into: frame members, dividers, fields with sash and panes, door leaf. All polygons
 * are in the frame of reference of geometry/point.ts. One code path serves all frame shapes; a rectangle is not special.
 */
import type { Profile, SashKind } from '#domain/catalogue/types'
import type { Polygon, Side } from '#domain/geometry/point'

/** Address of a field, pane or leaf: 'c1r1', 'c2r1/c1r2'; columns from the left, rows from the bottom, outside view. */
export type PanelAddress = string

export type MemberKind = 'FRAME' | 'THRESHOLD' | 'SASH' | 'LEAF' | 'MEETING_STILE' | 'DIVIDER'

export interface Member {
  /** Stable across redraws, such as 'frame/TOP' or 'c1r1/sash/LEFT'. */
  readonly id: string
  readonly kind: MemberKind
  /** LEFT, RIGHT, TOP, BOTTOM, and TOP2, LEFT2, … for a second edge of the same side. */
  readonly name: string
  readonly side: Side
  readonly outline: Polygon
  readonly profile: Profile
  readonly depth: number
  readonly endType: 'THROUGH' | 'BUTT' | 'MITRE'
  /** Length along the outer edge. */
  readonly length: number
}

/** One piece of a post or transom: upright ones run through, level ones are cut between them. */
export interface DividerPart {
  readonly id: string
  /** The whole bar that the piece belongs to, such as 'divider/H1'. */
  readonly bar: string
  readonly typeId: string
  /** Address of what it divides; '' is the frame. */
  readonly panel: PanelAddress
  readonly direction: 'VERTICAL' | 'HORIZONTAL'
  /** Centre line, mm from the frame's left or bottom outer edge. */
  readonly position: number
  readonly outline: Polygon
  /** Along the centre line, between the lines that bound what it divides; the pieces of a bar add up to the bar. */
  readonly length: number
  readonly splitsFrame: boolean
  readonly removable: boolean
  /** Belongs to the model: cannot be deleted. */
  readonly fixed: boolean
  /** Index in choices.dividers, or null for posts of the model that nobody has moved. */
  readonly choiceIndex: number | null
}

/** One piece of a glazing bar, cut as dividers are. */
export interface CrossbarPart {
  readonly id: string
  readonly bar: string
  readonly typeId: string
  readonly kind: 'SOLID' | 'AIR' | 'CLIPS'
  readonly panel: PanelAddress
  readonly direction: 'VERTICAL' | 'HORIZONTAL'
  readonly position: number
  readonly outline: Polygon
  /** Along the centre line; the pieces of a bar add up to the bar. */
  readonly length: number
  readonly choiceIndex: number
}

/** A pane of glass, or a solid panel in its place. */
export interface Pane {
  readonly address: PanelAddress
  readonly field: PanelAddress
  readonly kind: 'GLASS' | 'PANEL'
  /** What one sees. */
  readonly daylight: Polygon
  /** The physical pane, hidden edges included. */
  readonly glassEdge: Polygon
  /** Ids of chosen and glass-given properties. */
  readonly properties: readonly number[]
}

export interface Sash {
  readonly id: string
  readonly field: PanelAddress
  readonly kind: SashKind
  readonly outer: Polygon
  readonly daylight: Polygon
  readonly members: readonly Member[]
  readonly depth: number
  /** False for fixed sashes and the standing leaves of a sliding door. */
  readonly opens: boolean
}

/**
 * An opening in the frame between its members and the dividers that split it. What does not fit (a sash in a field that
 * is too narrow) has the empty polygon.
 */
export interface Field {
  readonly address: PanelAddress
  /** The field's own function: SHV in the left field of an SH2. */
  readonly function: string
  /** Between the centre lines of dividers and the outer edges of the frame: the size that limits apply to. */
  readonly outer: Polygon
  /** Inside the members' sight. */
  readonly cavity: Polygon
  readonly sash: Sash | null
  /** None in the field of an entrance door: its glass is the leaf's. */
  readonly panes: readonly Pane[]
}

/** Leaf of an entrance door with its pattern, scaled to the product. */
export interface DoorLeaf {
  readonly id: string
  readonly outline: Polygon
  readonly thickness: number
  readonly hingeSide: Side | null
  readonly glass: readonly Pane[]
  readonly features: readonly { readonly kind: 'groove' | 'raised'; readonly outline: Polygon }[]
  /** Glazing bars that belong to the pattern. */
  readonly bars: readonly Polygon[]
}

/** Where two leaves of a sliding, folding or double door meet without a post between them. */
export interface Meeting {
  readonly id: string
  readonly direction: 'VERTICAL' | 'HORIZONTAL'
  readonly position: number
  readonly length: number
}

/** Breastwork panel (brystning) and the rail above it. */
export interface Breastwork {
  readonly field: PanelAddress
  readonly panel: Polygon
  readonly rail: Polygon
  /** The pane that would fill the opening without breastwork; weight and price are reckoned from it less the panel. */
  readonly undivided: Polygon
}

export interface Layout {
  readonly width: number
  readonly height: number
  readonly outline: Polygon
  readonly frame: readonly Member[]
  readonly dividers: readonly DividerPart[]
  readonly meetings: readonly Meeting[]
  readonly fields: readonly Field[]
  readonly crossbars: readonly CrossbarPart[]
  readonly leaf: DoorLeaf | null
  readonly breastworks: readonly Breastwork[]
}
