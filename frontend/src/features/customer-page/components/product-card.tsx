/** One row of the quote: what it looks like, what it is, and what it costs. */
import { Button } from '@mantine/core'
import { IconCube, IconRuler2 } from '@tabler/icons-react'
import { useMemo } from 'react'
import { configure } from '#domain/configurator/configure'
import type { CustomerPageRow } from '#domain/contracts/customer-page'
import type { Palette } from '#domain/contracts/render'
import { formatMoney } from '../../../ui/format.ts'
import classes from '../customer-page.module.css'
import { pageText } from '../text.ts'
import { RowDrawing } from './row-drawing.tsx'
import { RowSpace } from './row-space.tsx'

/** Facts that are read without asking for more. */
const FIRST = 4

interface Props {
  readonly row: CustomerPageRow
  readonly palette: Palette
  readonly isIn3d: boolean
  readonly onShow3d: (isShown: boolean) => void
}

export const ProductCard = ({ row, palette, isIn3d, onShow3d }: Props) => {
  const configuration = useMemo(() => configure(row.product, palette), [row.product, palette])
  const name = row.reference || row.description
  const drawn = { configuration, palette, name }
  return (
    <li className={classes.card}>
      <div className={classes.figure}>
        {isIn3d ? (
          <RowSpace {...drawn} />
        ) : (
          <div className={classes.paper}>
            <RowDrawing {...drawn} />
          </div>
        )}
        <Button
          className={classes.toggle ?? ''}
          variant="default"
          size="compact-sm"
          leftSection={
            isIn3d ? (
              <IconRuler2 size={16} stroke={1.6} aria-hidden />
            ) : (
              <IconCube size={16} stroke={1.6} aria-hidden />
            )
          }
          aria-label={isIn3d ? undefined : pageText.show3dOf(name)}
          onClick={() => onShow3d(!isIn3d)}
        >
          {isIn3d ? pageText.showDrawing : pageText.show3d}
        </Button>
      </div>
      <div className={classes.what}>
        <h3 className={classes.name}>{pageText.row(row.rowNumber, name)}</h3>
        {row.reference !== '' && <p className={classes.description}>{row.description}</p>}
        <Facts facts={row.facts.slice(0, FIRST)} />
        {row.facts.length > FIRST && (
          <details className={classes.more}>
            <summary>{pageText.details}</summary>
            <Facts facts={row.facts.slice(FIRST)} />
          </details>
        )}
        {row.warnings.map((warning) => (
          <p key={warning} className={classes.warning}>
            {warning}
          </p>
        ))}
        <p className={classes.price}>
          <span>{pageText.pieces(row.numberOf)}</span>
          {row.price !== null && (
            <>
              {row.numberOf > 1 && (
                <span className={classes.soft}>
                  {formatMoney(row.price.unit)} {pageText.each}
                </span>
              )}
              <strong>{formatMoney(row.price.line)}</strong>
            </>
          )}
        </p>
      </div>
    </li>
  )
}

const Facts = ({ facts }: { facts: CustomerPageRow['facts'] }) => (
  <dl className={classes.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
