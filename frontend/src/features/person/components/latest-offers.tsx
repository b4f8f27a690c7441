/** The latest quotes of a person; they stay also when the person is deactivated. */
import { useQuery } from '@tanstack/react-query'
import type { OfferSummary } from '#domain/contracts/offer'
import type { ApiUser } from '#domain/contracts/user'
import { StatusBadge } from '../../../quote/status-badge.tsx'
import { formatDate } from '../../../ui/format.ts'
import { type Column, ListTable } from '../../../ui/list-table.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { latestOffersQuery } from '../api/latest-offers.ts'
import classes from '../person-page.module.css'
import { latestText } from '../text.ts'

const columnsNow = (): readonly Column<OfferSummary>[] => [
  { heading: latestText.number, cell: ({ orderNumber }) => orderNumber, isTitle: true },
  { heading: latestText.date, cell: ({ date }) => formatDate(date) },
  { heading: latestText.customer, cell: ({ customerName }) => customerName },
  {
    heading: latestText.status,
    cell: ({ status, expired }) => <StatusBadge status={status} expired={expired} />,
  },
]

export const LatestOffers = ({ user }: { readonly user: ApiUser }) => {
  const query = useQuery(latestOffersQuery(user))
  const { data } = query
  return (
    <section className={classes.part} aria-labelledby="latest-offers">
      <h2 id="latest-offers" className={classes.heading}>
        {latestText.title}
      </h2>
      {data === undefined && <NotLoaded query={query} text={latestText} />}
      {data?.length === 0 && <p className={classes.note}>{latestText.none}</p>}
      {data !== undefined && data.length > 0 && (
        <div className={classes.list}>
          <ListTable
            rows={data}
            keyOf={({ orderNumber }) => orderNumber}
            columns={columnsNow()}
            pathOf={({ orderNumber }) => `/tilbud/${orderNumber}`}
            label={latestText.title}
            isStale={false}
            cardsBelow={700}
          />
        </div>
      )}
    </section>
  )
}
