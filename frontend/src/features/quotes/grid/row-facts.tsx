/**
 * What a row is. First what is misordered: which model, how large, how it opens and to which side, which glass, which
 * colours; at every width and each once. Then in what it differs from the other rows, and its figures.
 */
import { IconAlertTriangle, IconLeaf, IconLink } from '@tabler/icons-react'
import { Link } from 'react-router'
import { isNobbNumber } from '#domain/catalogue/nobb'
import type { OfferRow } from '#domain/contracts/offer'
import { openingWords } from '#domain/quote/rows/opening-words'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { formatSize, formatWeight } from '../../../ui/format.ts'
import { PanelPropertyIcon } from './panel-property-icon.tsx'
import { rowColorsOf } from './row-colors.ts'
import classes from './row-facts.module.css'
import { RowUValue } from './row-u-value.tsx'
import { RowWarnings } from './row-warnings.tsx'
import { rowText } from './text.ts'

interface Props {
  readonly row: OfferRow
  readonly editorAddress: string
  /** In what the row differs from the others, in words; a text, so that a row is drawn anew only when it changes. */
  readonly own: string
  readonly quoteEditor: Pick<QuoteEditor, 'change'>
}

export const GridRowFacts = ({ row, editorAddress, own, quoteEditor }: Props) => (
  <div className={classes.facts}>
    <div className={classes.first}>
      <span className={classes.number}>{rowText.row(row.rowNumber)}</span>
      <Link className={classes.title} to={editorAddress}>
        {row.model.description}
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
    <Chosen row={row} />
    <div className={classes.line}>
      {own !== '' && <span>{own}</span>}
      {!row.mountingType.ok && (
        <span className={classes.warning}>
          <IconAlertTriangle size={14} aria-hidden />
          {row.mountingType.description}
        </span>
      )}
      <RowUValue row={row} quoteEditor={quoteEditor} />
      {row.weight !== null && (
        <span>
          {formatWeight(row.weight)} <span className={classes.soft}>kg</span>
        </span>
      )}
      {isNobbNumber(row.nobbNumber) && (
        <span>
          <span className={classes.soft}>{rowText.nobb}</span> {row.nobbNumber}
        </span>
      )}
    </div>
    <RowWarnings warnings={row.warnings} />
  </div>
)

/** which row it is connected to, and which are connected to it. */
const connectedWith = ({ connectToRow, connections }: OfferRow): readonly string[] => [
  ...(connectToRow === null ? [] : [rowText.connectedTo(connectToRow)]),
  ...(connections.length === 0 ? [] : [rowText.carries(connections)]),
]

/** What somebody has chosen, and a wrong one is made of. */
const Chosen = ({ row }: { row: OfferRow }) => {
  const opening = openingWords(row)
  return (
    <>
      <div className={`${classes.line} ${classes.chosen}`}>
        <span>
          <strong>{formatSize(row.frame.width, row.frame.height)}</strong>{' '}
          <span className={classes.soft}>mm</span>
        </span>
        {opening !== '' && <strong>{opening}</strong>}
        {row.glass !== null && <span>{row.glass.name}</span>}
      </div>
      <div className={`${classes.line} ${classes.chosen}`}>
        {rowColorsOf(row).map(({ label, color }) => (
          <span key={label}>
            <span className={classes.soft}>{label}</span>
            <span className={classes.swatch} style={{ background: color.rgbHex }} aria-hidden />
            {color.description} {color.code}
          </span>
        ))}
      </div>
    </>
  )
}
