/**
 * A scene is a flat, neutral description of one drawing: what screen, picture and paper are drawn from. Parts carry
 * identity, outlines, a z range and a material; lines are opening symbols and marks; rulers are measurements. The SVG
 * and WebGL interpreters are small and know nothing about windows. The frame of reference is geometry/point.ts; the
 * inside view is a mirror of the camera (`view.side`), never another model.
 */
import type { Box, Point, Polygon, Side } from '#domain/geometry/point'
import type { JoineryMark } from './joinery/marks.ts'
import type { PaneIcon } from './pane-icons.ts'
import type { MeasurementSizes } from './rulers/scale.ts'

export type PartKind =
  | 'frame'
  | 'sash'
  | 'leaf'
  | 'divider'
  | 'crossbar'
  | 'glass'
  | 'panel'
  | 'cladding'
  | 'hinge'
  | 'handle'
  | 'lock'
  | 'kickplate'
  | 'groove'
  | 'raised'
  | 'threshold'
  | 'gasket'
  | 'bead'
  | 'vent'
  | 'closer'
  | 'viewer'
  | 'jamb'
  | 'flowerboard'

export type Finish = 'paint' | 'stain' | 'aluminium' | 'steel' | 'glass' | 'frosted' | 'rubber'

export interface Material {
  readonly finish: Finish
  /** The colour as a whole; the mean tint where a decor laminate covers it. */
  readonly rgbHex: string
  /** Code of the decor laminate that covers it: a picture in the room, which paper cannot show (D-154). */
  readonly laminate?: string
}

/** Which mesh of a door's 3D model stands for a part; a leaf and its grooves are one mesh. */
export interface ModelRef {
  readonly mesh: string
  /** Set on fittings, which keep their own size: where the foot stands, on which face, and whether it points along x or against. */
  readonly fitting?: {
    readonly at: readonly [x: number, y: number, z: number]
    readonly face: ViewSide
    readonly towards: -1 | 1
  }
}

export interface ScenePart {
  /** Stable across redraws; equals the layout part's id where there is one. */
  readonly id: string
  readonly kind: PartKind
  /** First outline is the outer ring; the others are holes. */
  readonly outlines: readonly Polygon[]
  /** Back and front, mm; see geometry/point.ts. */
  readonly z: readonly [back: number, front: number]
  /** Radius of its edges on both faces, mm, where they are rounded: up to half the part's width or thickness. */
  readonly rounded?: number
  readonly materialOutside: Material
  readonly materialInside: Material
  /** Pose group that moves this part; absent for what stands still. */
  readonly pose?: string
  /** Panel, sash or divider that a click on this part selects. */
  readonly selects?: string
  /** Drawn only from one side. */
  readonly onlySide?: ViewSide
  /** On the edge of what opens: the drawing shows everything shut, so only the room has it. */
  readonly isHiddenShut?: boolean
  /** The sign that a drawing has in it. */
  readonly icon?: PaneIcon
  /** What shows it where the leaf's 3D model is at hand. */
  readonly model?: ModelRef
}

/** The 3D model of a door's leaf: files made beforehand, and what the product makes of them (trade handbook 8.1). */
export interface LeafModel {
  /** Names without path or ending; the first that there is, is shown. */
  readonly files: readonly {
    readonly name: string
    /** The frame that it was made for. */
    readonly frame: { readonly width: number; readonly height: number }
  }[]
  readonly frame: { readonly width: number; readonly height: number }
  readonly leaf: Box
  readonly z: readonly [back: number, front: number]
  /** Where the hinges are, as in the names of the file's scenes. */
  readonly hand: 'left' | 'right'
  /** The pose group that the leaf is; absent where it stands. */
  readonly pose?: string
  /** A handle is pressed before the leaf turns. */
  readonly hasLever: boolean
  readonly product: string
  readonly isExtra: boolean
}

/** A group of parts that moves as one when the product opens. */
export interface Pose {
  readonly id: string
  readonly field: string
  readonly motion: 'hinge' | 'glide' | 'slide' | 'tilt-turn'
  /** Axis of rotation from a to b in the plane of the elevation (hinge, glide, tilt-turn) at depth z. */
  readonly axis: { readonly a: Point; readonly b: Point; readonly z: number }
  readonly inOut: 'IN' | 'OUT'
  /** Largest angle, degrees. */
  readonly angleDegrees: number
  /** Travel of a sliding leaf, mm along x. */
  readonly travel: number
  /** Its place in the order in which the groups of a product open, from 0 (D-194). */
  readonly openIndex: number
}

export interface SceneLine {
  readonly id: string
  readonly points: readonly Point[]
  /** EN 12519: solid when the sash moves towards the viewer, dashed when away. */
  readonly style: 'solid' | 'dashed'
  readonly role: 'opening-symbol' | 'mark'
  readonly arrow?: 'end'
}

export interface Ruler {
  readonly id: string
  readonly kind:
    | 'overall'
    | 'divider'
    | 'width1'
    | 'width2'
    | 'height1'
    | 'height2'
    | 'angle'
    | 'handle'
    | 'wall'
    | 'depth'
  readonly direction: 'HORIZONTAL' | 'VERTICAL'
  /** Side of the product's box that the measurement line stands on. */
  readonly edge: Side
  /** What is measured; of an angle: its vertex and a point on the slope. */
  readonly from: Point
  readonly to: Point
  /** Distance of the measurement line from that side of the box, mm; of an angle: the radius of its arc. */
  readonly offset: number
  /** Ends of the measurement line; of an angle: ends of its arc, on the horizontal and on the slope. */
  readonly line: readonly [Point, Point]
  /** '1190', or '26,8°' for an angle. */
  readonly text: string
  /** Centre of the text, its height, and whether it is turned to be read from the right. */
  readonly label: { readonly at: Point; readonly size: number; readonly turned: boolean }
}

export type ViewSide = 'outside' | 'inside'

/** What helps those who look for faults (DD-50). */
export interface OverlayMarks {
  readonly grid?: boolean
  readonly addresses?: boolean
  readonly connections?: boolean
}

export interface OverlayLabel {
  readonly text: string
  /** Its middle, and its height, mm. */
  readonly at: Point
  readonly size: number
}

export interface Overlay {
  /** Lies behind the product. */
  readonly grid: readonly (readonly [Point, Point])[]
  /** Round rows that it is mounted together with. */
  readonly boxes: readonly Polygon[]
  readonly labels: readonly OverlayLabel[]
}

export interface View {
  readonly side: ViewSide
  readonly measurements: boolean
  readonly hideFunctionIndicator?: boolean
  /** Rows that are mounted together with the one worked on recede behind it. */
  readonly muteNeighbours?: boolean
  /** Height of measurement text, mm; on paper it is the same for all, else 2.5 % of the product's larger side. */
  readonly textSize?: number
  /** Where somebody has chosen others than MEASUREMENT_SIZES. */
  readonly measurementSizes?: MeasurementSizes
  readonly overlay?: OverlayMarks
  /** Set when the product is drawn by itself. */
  readonly joinery?: readonly JoineryMark[]
}

/** Words that stand in the drawing, read the same from either side. */
export interface SceneLabel {
  readonly id: string
  readonly text: string
  /** Their middle, and their height, mm; turned they are read from the right. */
  readonly at: Point
  readonly size: number
  readonly turned?: boolean
}

export interface SectionPiece {
  readonly id: string
  readonly kind: PartKind
  readonly outline: Polygon
}

/** The product cut through, beside its elevation and in its scale; see joinery/sections.ts. */
export interface Section {
  readonly way: 'level' | 'upright'
  readonly pieces: readonly SectionPiece[]
  readonly box: Box
  /** The frame in it, whose depth is measured. */
  readonly measured: Box
  readonly labels: readonly SceneLabel[]
}

export interface Scene {
  readonly view: View
  /** Box of the product itself, together with the rows beside it. */
  readonly product: Box
  /** Its outer edge. */
  readonly outline: Polygon
  /** The rows that it is mounted together with. */
  readonly beside?: readonly RowBeside[]
  /** Box of everything drawn, rulers and rows beside it included. */
  readonly bounds: Box
  readonly parts: readonly ScenePart[]
  readonly lines: readonly SceneLine[]
  readonly rulers: readonly Ruler[]
  readonly poses: readonly Pose[]
  readonly leafModel?: LeafModel
  readonly overlay?: Overlay
  readonly labels?: readonly SceneLabel[]
  readonly sections?: readonly Section[]
  /** Words that stand in the place of a drawing; see error-marker.ts. */
  readonly marker?: { readonly text: string; readonly at: Point; readonly size: number }
  /** Height of measurement text, mm: 2.5 % of the larger drawing side. */
  readonly textSize: number
}

/**
 * A row beside the one worked on: its own drawing without measurements, and where its origin lies. Its drawing is never
 * moved or copied, so that it is still the same one after an edit of another row.
 */
export interface RowBeside {
  readonly rowNumber: number
  readonly at: Point
  readonly scene: Scene
}

/** A neutral SVG node: React renders it, the worker and the tests write it as text. */
export interface SvgNode {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children: readonly (SvgNode | string)[]
}
