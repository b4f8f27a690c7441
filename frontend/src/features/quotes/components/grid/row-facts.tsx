/** What a row is, in three lines: name and marks, measures, colours and mounting. */
import { IconAlertTriangle, IconLeaf, IconLink } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { OfferRow } from '#domain/contracts/offer'
import { formatSize, formatUValue, formatWeight } from '../../../../ui/format.ts'
import { colorsOf } from '../../state/row-colors.ts'
import { rowText } from '../../text.ts'
import { PanelPropertyIcon } from './panel-property-icon.tsx'
import classes from './row-facts.module.css'
import { RowWarnings } from './row-warnings.tsx'

/** NOBB numbers of one or two characters stand for none. */
const NOBB_LEAST = 3

export const RowFacts = ({ row, editorAddress }: { row: OfferRow; editorAddress: string }) => (
  <div className={classes.facts}>
    <div className={classes.first}>
      <span className={classes.number}>{rowText.row(row.rowNumber)}</span>
      <Link className={classes.title} to={editorAddress}>
        {row.description}
      </Link>
      {row.reference !== '' && <span className={classes.reference}>{row.reference}</span>}
      {connectedWith(row).map((said) => (
        <span key={said} className={classes.connected}>
          <IconLink size={15} aria-hidden />
          {said}
        </span>
      ))}
      {row.swan && (
        <span className={classes.swan} role="img" aria-label={rowText.swan} data-hint={rowText.swan}>
          <IconLeaf size={16} aria-hidden />
        </span>
      )}
      {row.panelPropertiesUnion.map(({ id, name }) => (
        <PanelPropertyIcon key={id} id={id} name={name} />
      ))}
    </div>
    <Measures row={row} />
    <div className={classes.line}>
      {colorsOf(row).map(({ label, color }) => (
        <span key={label}>
          <span className={classes.soft}>{label}</span>
          <span className={classes.swatch} style={{ background: color.rgbHex }} aria-hidden />
          {color.description} {color.code}
        </span>
      ))}
      {row.mountingType.description !== '' && (
        <span className={row.mountingType.ok ? classes.soft : classes.warning}>
          {!row.mountingType.ok && <IconAlertTriangle size={14} aria-hidden />}
          {row.mountingType.description}
        </span>
      )}
      {row.glass !== null && <span className={classes.glass}>{row.glass.name}</span>}
    </div>
    <RowWarnings warnings={row.warnings} />
  </div>
)

/** which row it is connected to, and which are connected to it. */
const connectedWith = ({ connectToRow, connections }: OfferRow): readonly string[] => [
  ...(connectToRow === null ? [] : [rowText.connectedTo(connectToRow)]),
  ...(connections.length === 0 ? [] : [rowText.carries(connections)]),
]

const Measures = ({ row }: { row: OfferRow }) => {
  const isClad = row.aluminiumClothing.color !== null
  return (
    <div className={classes.line}>
      <span>
        {formatSize(row.frame.width, row.frame.height)} <span className={classes.soft}>mm</span>
      </span>
      {row.frame.depth > 0 && (
        <span>
          <span className={classes.soft}>{rowText.depth}</span> {row.frame.depth}{' '}
          <span className={classes.soft}>mm</span>
        </span>
      )}
      {row.uvalue !== null && (
        <span>
          <span className={classes.soft}>{rowText.uValue}</span> {formatUValue(row.uvalue)}{' '}
          <span className={classes.soft}>W/m²K</span>
        </span>
      )}
      {row.weight !== null && (
        <span>
          {formatWeight(row.weight)} <span className={classes.soft}>kg</span>
        </span>
      )}
      <span>{isClad ? rowText.aluminium : rowText.wood}</span>
      <span>
        <span className={classes.soft}>{rowText.vent}</span>{' '}
        {row.numberOfVents > 0 ? rowText.yes : rowText.no}
      </span>
      {row.nobbNumber.length >= NOBB_LEAST && (
        <span>
          <span className={classes.soft}>{rowText.nobb}</span> {row.nobbNumber}
        </span>
      )}
    </div>
  )
}
