/** What was found, one quote a line, which opens it. */
import type { ViewerKind } from '#domain/access/access'
import type { OfferSummary } from '#domain/contracts/offer'
import { StatusBadge } from '../../../quote/status-badge.tsx'
import { formatDate, formatMoney } from '../../../ui/format.ts'
import { type Column, ListTable } from '../../../ui/list-table.tsx'
import { deliveryOf, partyHeading, partyOf, showsDelivery } from '../state/columns.ts'
import { searchText } from '../text.ts'
import classes from './results.module.css'

interface Props {
  readonly rows: readonly OfferSummary[]
  readonly viewer: ViewerKind
  readonly isStale: boolean
}

const Status = ({ offer: { status, expired, answer } }: { readonly offer: OfferSummary }) => (
  <>
    <StatusBadge status={status} expired={expired} />
    {answer !== null && (
      <span className={classes.answer} data-kind={answer.kind}>
        {searchText.answer[answer.kind]} {formatDate(answer.at)}
      </span>
    )}
  </>
)

const sum = (): Column<OfferSummary> => ({
  heading: searchText.sum,
  cell: ({ sumInclTax }) => (sumInclTax === null ? '' : formatMoney(sumInclTax)),
  className: classes.sum,
})
const delivery = (): Column<OfferSummary> => ({
  heading: searchText.delivery,
  cell: deliveryOf,
  className: classes.delivery,
})

const columnsOf = (rows: readonly OfferSummary[], viewer: ViewerKind): readonly Column<OfferSummary>[] => [
  { heading: searchText.date, cell: ({ date }) => formatDate(date), className: classes.date },
  {
    heading: searchText.number,
    cell: ({ orderNumber }) => orderNumber,
    isTitle: true,
    className: classes.number,
  },
  { heading: partyHeading(viewer), cell: (offer) => partyOf(offer, viewer), className: classes.party },
  { heading: searchText.createdBy, cell: ({ createdBy }) => createdBy, className: classes.creator },
  { heading: searchText.customer, cell: ({ customerName }) => customerName, className: classes.customer },
  { heading: searchText.label, cell: ({ deliveryLabel }) => deliveryLabel, className: classes.label },
  ...(rows.some(({ sumInclTax }) => sumInclTax !== null) ? [sum()] : []),
  { heading: searchText.status, cell: (offer) => <Status offer={offer} />, className: classes.status },
  ...(showsDelivery(rows) ? [delivery()] : []),
]

export const Results = ({ rows, viewer, isStale }: Props) => (
  <div className={classes.results}>
    <ListTable
      rows={rows}
      keyOf={({ orderNumber }) => orderNumber}
      columns={columnsOf(rows, viewer).map((column) => ({ ...column, isPlain: true }))}
      pathOf={({ orderNumber }) => `/tilbud/${orderNumber}`}
      label={searchText.results}
      isStale={isStale}
      cardsBelow={1000}
    />
  </div>
)
