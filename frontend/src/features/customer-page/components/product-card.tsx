/** One row of the quote: what it looks like, what it is, and what it costs. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { configure } from '#domain/configurator/configure'
import type { CustomerPageRow } from '#domain/contracts/customer-page'
import type { RenderPalette } from '#domain/contracts/render'
import { formatMoney } from '../../../ui/format.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useTurn } from '../../../ui/use-turn.ts'
import shared from '../customer-page.module.css'
import { factsInSight } from '../state/facts-in-sight.ts'
import { pageText } from '../text.ts'
import classes from './product-card.module.css'
import { RowDrawing } from './row-drawing.tsx'
import { RowSpace } from './row-space.tsx'
import { InRoomButton, To3dButton, ViewButtons } from './view-buttons.tsx'

const RoomDialog = lazyPart(async () => (await import('./room-dialog.tsx')).RoomDialog)

interface Props {
  readonly row: CustomerPageRow
  readonly palette: RenderPalette
  readonly isIn3d: boolean
  readonly onShow3d: (isShown: boolean) => void
  readonly children: ReactNode
}

export const ProductCard = ({ row, palette, isIn3d, onShow3d, children }: Props) => {
  const isTurn = useTurn()
  const configuration = useMemo(
    () => (isTurn ? configure(row.product, palette) : null),
    [isTurn, row.product, palette],
  )
  const name = row.reference || row.description
  const facts = factsInSight(row.facts)
  const figure = useRef<HTMLDivElement>(null)
  const wasIn3d = useRef(isIn3d)
  const [isInRoom, setInRoom] = useState(false)
  // The button that was pressed is gone; its counterpart takes the focus, for whoever goes by the keyboard.
  useEffect(() => {
    if (wasIn3d.current !== isIn3d && document.activeElement === document.body)
      figure.current?.querySelector('button')?.focus({ preventScroll: true })
    wasIn3d.current = isIn3d
  }, [isIn3d])
  return (
    <li className={classes.card}>
      <div className={classes.figure} ref={figure}>
        {isIn3d && configuration !== null ? (
          <RowSpace {...{ configuration, palette, name }} onLeave={() => onShow3d(false)} />
        ) : (
          <>
            <div className={classes.paper}>
              {configuration !== null && <RowDrawing {...{ configuration, palette, name }} />}
            </div>
            <ViewButtons>
              <To3dButton name={name} onPress={() => onShow3d(true)} />
              <InRoomButton name={name} onPress={() => setInRoom(true)} />
            </ViewButtons>
          </>
        )}
      </div>
      <div className={classes.what}>
        <h3 className={classes.name}>{pageText.row(row.rowNumber, name)}</h3>
        {row.reference !== '' && <p className={classes.description}>{row.description}</p>}
        <Facts facts={facts.inSight} />
        {facts.more.length > 0 && (
          <details className={classes.more}>
            <summary>{pageText.details}</summary>
            <Facts facts={facts.more} />
          </details>
        )}
        {row.warnings.map((warning) => (
          <p key={warning} className={classes.warning}>
            {warning}
          </p>
        ))}
        <Price row={row} />
        {children}
      </div>
      {isInRoom && configuration !== null && (
        <RoomDialog {...{ configuration, palette, name }} onClose={() => setInRoom(false)} />
      )}
    </li>
  )
}

const Price = ({ row: { numberOf, price } }: Pick<Props, 'row'>) => (
  <p className={classes.price}>
    <span>{pageText.pieces(numberOf)}</span>
    {price !== null && (
      <>
        {numberOf > 1 && (
          <span className={shared.soft}>
            {formatMoney(price.unit)} {pageText.each}
          </span>
        )}
        <strong>{formatMoney(price.line)}</strong>
      </>
    )}
  </p>
)

const Facts = ({ facts }: { facts: CustomerPageRow['facts'] }) => (
  <dl className={classes.facts}>
    {facts.map(({ id, label, value }) => (
      <div key={id}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
