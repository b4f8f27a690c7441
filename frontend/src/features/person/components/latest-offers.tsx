/** The latest quotes of a person; they stay also when the person is deactivated. */
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { StatusBadge } from '../../../quote/status-badge.tsx'
import { formatDate } from '../../../ui/format.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { latestOffersQuery } from '../api/latest-offers.ts'
import classes from '../person-page.module.css'
import { latestText } from '../text.ts'

export const LatestOffers = ({ fullName }: { readonly fullName: string }) => {
  const query = useQuery(latestOffersQuery(fullName))
  const { data } = query
  return (
    <section className={classes.part} aria-labelledby="latest-offers">
      <h2 id="latest-offers" className={classes.heading}>
        {latestText.title}
      </h2>
      {data === undefined && <NotLoaded query={query} text={latestText} />}
      {data?.length === 0 && <p className={classes.note}>{latestText.none}</p>}
      {data !== undefined && data.length > 0 && (
        <table className={classes.table} aria-labelledby="latest-offers">
          <thead>
            <tr>
              <th scope="col">{latestText.date}</th>
              <th scope="col">{latestText.number}</th>
              <th scope="col">{latestText.customer}</th>
              <th scope="col">{latestText.status}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((offer) => (
              <tr key={offer.orderNumber}>
                <td className={classes.short}>{formatDate(offer.date)}</td>
                <td className={classes.short}>
                  <Link to={`/tilbud/${offer.orderNumber}`}>{offer.orderNumber}</Link>
                </td>
                <td>{offer.customerName}</td>
                <td className={classes.short}>
                  <StatusBadge status={offer.status} expired={offer.expired} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
