/** Small building models, written as other programs write them: windows and doors with what a test says of each, and nothing of their shape. */

interface SmallPiece {
  readonly entity?: 'IFCWINDOW' | 'IFCDOOR'
  readonly id: number
  readonly globalId?: string
  readonly name?: string
  readonly tag?: string
  /** As they are written: in the unit of the file, or `$`. */
  readonly width: string | number
  readonly height: string | number
  /** What stands behind them in IFC4. */
  readonly tail?: string
}

interface SmallModel {
  readonly schema?: string
  /** The lines of the length unit, the last of which is #10. */
  readonly unit?: readonly string[]
  readonly pieces?: readonly SmallPiece[]
  /** Whatever else is in it. */
  readonly lines?: readonly string[]
}

export const MM = ['#10=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.);'] as const
export const METRES = ['#10=IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.);'] as const
const byFactor = (name: string, factor: string) => [
  '#7=IFCDIMENSIONALEXPONENTS(1,0,0,0,0,0,0);',
  '#8=IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.);',
  `#9=IFCMEASUREWITHUNIT(IFCLENGTHMEASURE(${factor}),#8);`,
  `#10=IFCCONVERSIONBASEDUNIT(#7,.LENGTHUNIT.,'${name}',#9);`,
]
export const INCHES = byFactor('INCH', '0.0254')
export const FEET = byFactor('FOOT', '0.3048')

/** 22 characters, another for each number. */
export const globalId = (number: number): string => `0${String(number).padStart(21, '0')}`

const written = (text: string | undefined): string => (text === undefined ? '$' : `'${text}'`)

const real = (length: string | number): string => (typeof length === 'number' ? `${length}.` : length)

const pieceLine = ({
  entity = 'IFCWINDOW',
  id,
  name,
  tag,
  width,
  height,
  tail = '',
  ...piece
}: SmallPiece): string =>
  `#${id}=${entity}('${piece.globalId ?? globalId(id)}',$,${written(name)},$,$,$,$,${written(tag)},${real(height)},${real(width)}${tail});`

const headOf = (schema: string): readonly string[] => [
  'ISO-10303-21;',
  'HEADER;',
  "FILE_DESCRIPTION((''),'2;1');",
  "FILE_NAME('a.ifc','2026-11-20T11:00:00',(''),(''),'','','');",
  `FILE_SCHEMA(('${schema}'));`,
  'ENDSEC;',
  'DATA;',
]

export const smallIfc = ({ schema = 'IFC4', unit = MM, pieces = [], lines = [] }: SmallModel): string =>
  [
    ...headOf(schema),
    ...unit,
    '#11=IFCUNITASSIGNMENT((#10));',
    `#12=IFCPROJECT('${globalId(12)}',$,'P',$,$,$,$,$,#11);`,
    ...pieces.map(pieceLine),
    ...lines,
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n')
