/** What was found, one quote a line. A line opens its quote; the arrows move between lines. */
import type { KeyboardEvent, MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ViewerKind } from '#domain/access/access'
import type { OfferSummary } from '#domain/contracts/offer'
import { StatusBadge } from '../../../quote/status-badge.tsx'
import { formatDate, formatMoney } from '../../../ui/format.ts'
import { deliveryOf, partyHeading, partyOf, showsDelivery } from '../state/columns.ts'
import { searchText } from '../text.ts'
import classes from './results.module.css'

interface Props {
  readonly rows: readonly OfferSummary[]
  readonly viewer: ViewerKind
  readonly isStale: boolean
}

const moveBetweenLines = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const next = links[links.indexOf(document.activeElement as HTMLAnchorElement) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

export const Results = ({ rows, viewer, isStale }: Props) => {
  const navigate = useNavigate()
  const hasDelivery = showsDelivery(rows)
  const hasSums = rows.some(({ sumInclTax }) => sumInclTax !== null)
  /** The whole line may be pressed; the number is the link for keyboards and new tabs. */
  const open = (orderNumber: number) => (event: MouseEvent) => {
    if ((event.target as HTMLElement).closest('a') !== null) return
    if (window.getSelection()?.isCollapsed === false) return
    void navigate(`/tilbud/${orderNumber}`)
  }
  return (
    <table className={classes.table} aria-label={searchText.results} aria-busy={isStale}>
      <thead>
        <tr>
          <th scope="col">{searchText.date}</th>
          <th scope="col">{searchText.number}</th>
          <th scope="col">{partyHeading(viewer)}</th>
          <th scope="col">{searchText.createdBy}</th>
          <th scope="col">{searchText.customer}</th>
          <th scope="col">{searchText.label}</th>
          {hasSums && (
            <th scope="col" className={classes.sum}>
              {searchText.sum}
            </th>
          )}
          <th scope="col">{searchText.status}</th>
          {hasDelivery && <th scope="col">{searchText.delivery}</th>}
        </tr>
      </thead>
      <tbody onKeyDown={moveBetweenLines}>
        {rows.map((row) => (
          <tr key={row.orderNumber} onClick={open(row.orderNumber)}>
            <td className={classes.date}>{formatDate(row.date)}</td>
            <td className={classes.number}>
              <Link to={`/tilbud/${row.orderNumber}`}>{row.orderNumber}</Link>
            </td>
            <td className={classes.party}>{partyOf(row, viewer)}</td>
            <td className={classes.creator}>{row.createdBy}</td>
            <td className={classes.customer}>{row.customerName}</td>
            <td className={classes.label}>{row.deliveryLabel}</td>
            {hasSums && (
              <td className={classes.sum}>{row.sumInclTax === null ? '' : formatMoney(row.sumInclTax)}</td>
            )}
            <td className={classes.status}>
              <StatusBadge status={row.status} expired={row.expired} />
              {row.answer !== null && (
                <span className={classes.answer} data-kind={row.answer.kind}>
                  {searchText.answer[row.answer.kind]} {formatDate(row.answer.at)}
                </span>
              )}
            </td>
            {hasDelivery && <td className={classes.delivery}>{deliveryOf(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
