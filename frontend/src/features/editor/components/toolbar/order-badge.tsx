/** The quote that is open, with its rows to go to and the way back to the overview. */
import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconListDetails } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { OfferRow } from '#domain/contracts/offer'
import { formatSize } from '../../../../ui/format.ts'
import { editorText } from '../../text.ts'
import classes from './bar.module.css'

interface OrderBadgeProps {
  readonly orderNumber: number
  readonly rowNumber: number
  readonly rows: readonly OfferRow[]
}

export const OrderBadge = ({ orderNumber, rowNumber, rows }: OrderBadgeProps) => (
  <Menu position="bottom-end" width="min(360px, calc(100vw - 16px))">
    <Menu.Target>
      <UnstyledButton
        className={classes.badge}
        aria-label={`${editorText.order(orderNumber)} · ${editorText.row(rowNumber)}`}
      >
        <span className={classes.badgeText}>
          <span className={classes.badgeOrder}>{editorText.order(orderNumber)} · </span>
          <span className={classes.soft}>{editorText.row(rowNumber)}</span>
        </span>
        <IconChevronDown size={15} aria-hidden />
      </UnstyledButton>
    </Menu.Target>
    <Menu.Dropdown aria-label={editorText.rows} mah="70dvh" style={{ overflowY: 'auto' }}>
      <Entries orderNumber={orderNumber} rowNumber={rowNumber} rows={rows} />
    </Menu.Dropdown>
  </Menu>
)

/** A part of its own, so that a long quote is gone through only when somebody opens the menu. */
const Entries = ({ orderNumber, rowNumber, rows }: OrderBadgeProps) => (
  <>
    <Menu.Item
      component={Link}
      to={`/tilbud/${orderNumber}`}
      leftSection={<IconListDetails size={16} aria-hidden />}
    >
      {editorText.overview}
    </Menu.Item>
    <Menu.Divider />
    {rows.map((row) => (
      <Menu.Item
        key={row.rowNumber}
        component={Link}
        to={`/produkt/${orderNumber}/${row.rowNumber}/rediger`}
        aria-current={row.rowNumber === rowNumber ? 'page' : undefined}
        {...(row.rowNumber === rowNumber ? { bg: 'fjord.0' } : {})}
      >
        <span className={classes.row}>
          <span className={classes.rowTitle}>
            {editorText.row(row.rowNumber)} : {row.description}
          </span>
          <span className={classes.rowFacts}>
            {[
              editorText.pieces(row.numberOf),
              `${formatSize(row.frame.width, row.frame.height)}\u00a0mm`,
              row.reference,
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </span>
        </span>
      </Menu.Item>
    ))}
  </>
)
