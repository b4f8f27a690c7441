/** Offers and orders by month: a chart, and a table for whoever listens or has a narrow screen. */
import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderStatistics } from '#domain/contracts/organisation'
import { formatWhole } from '../../../ui/format.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import type { OrganisationType } from '../api/organisation-address.ts'
import { statisticsQuery } from '../api/organisation-calls.ts'
import classes from '../organisation-page.module.css'
import { statisticsText } from '../text.ts'

const [WIDTH, HEIGHT, FOOT, TOP] = [720, 210, 34, 28]
const monthName = new Intl.DateTimeFormat('nb-NO', { month: 'short', timeZone: 'UTC' })
const monthAndYear = new Intl.DateTimeFormat('nb-NO', { month: 'long', year: 'numeric', timeZone: 'UTC' })

type Month = OrderStatistics['offers'][number]
const dateOf = ({ year, month }: Month): Date => new Date(Date.UTC(year, month - 1, 1))

const mostOf = ({ offers, sales }: OrderStatistics): number =>
  Math.max(1, ...[...offers, ...sales].map(({ orders }) => orders))

const Chart = ({ offers, sales }: OrderStatistics) => {
  const most = mostOf({ offers, sales })
  const step = WIDTH / Math.max(1, offers.length)
  const bar = step * 0.42
  const heightOf = (orders: number) => (orders / most) * (HEIGHT - FOOT - TOP)
  return (
    <svg className={classes.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      {offers.map((offer, index) => {
        const left = index * step + step * 0.08
        const bars = [
          { kind: 'offers', orders: offer.orders },
          { kind: 'sales', orders: sales[index]?.orders ?? 0 },
        ]
        return (
          <g key={`${offer.year}-${offer.month}`}>
            {bars.map(({ kind, orders }, place) => (
              <g key={kind} data-kind={kind}>
                <rect
                  x={left + place * bar}
                  y={HEIGHT - FOOT - heightOf(orders)}
                  width={bar - 2}
                  height={heightOf(orders)}
                  rx={2}
                />
                {orders > 0 && (
                  <text x={left + place * bar + bar / 2 - 1} y={HEIGHT - FOOT - heightOf(orders) - 4}>
                    {formatWhole(orders)}
                  </text>
                )}
              </g>
            ))}
            <text className={classes.month} x={left + bar} y={HEIGHT - 8}>
              {monthName.format(dateOf(offer))}
            </text>
          </g>
        )
      })}
      <line x1={0} x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
    </svg>
  )
}

/** On a phone it is what everybody reads, each figure with its bar. */
const Table = ({ offers, sales }: OrderStatistics) => {
  const most = mostOf({ offers, sales })
  const figure = (kind: 'offers' | 'sales', orders: number) => (
    <td data-kind={kind}>
      {orders > 0 && (
        <span className={classes.bar} style={{ width: `${(orders / most) * 70}%` }} aria-hidden />
      )}
      {formatWhole(orders)}
    </td>
  )
  return (
    <table className={classes.months}>
      <caption className="visually-hidden">{statisticsText.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{statisticsText.month}</th>
          <th scope="col">{statisticsText.offers}</th>
          <th scope="col">{statisticsText.sales}</th>
        </tr>
      </thead>
      <tbody>
        {offers.map((offer, index) => (
          <tr key={`${offer.year}-${offer.month}`}>
            <th scope="row">{monthAndYear.format(dateOf(offer))}</th>
            {figure('offers', offer.orders)}
            {figure('sales', sales[index]?.orders ?? 0)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Props {
  readonly type: OrganisationType
  readonly id: number
  readonly hasAgents: boolean
}

export const Statistics = ({ type, id, hasAgents }: Props) => {
  const [includesAgents, setIncludesAgents] = useState(hasAgents)
  const query = useQuery(statisticsQuery(type, id, includesAgents))
  const { data } = query
  return (
    <section className={classes.part} aria-labelledby="statistics">
      <div className={classes.partHead}>
        <h2 id="statistics" className={classes.heading}>
          {statisticsText.heading}
        </h2>
        {hasAgents && (
          <Switch
            label={statisticsText.withAgents}
            checked={includesAgents}
            onChange={({ currentTarget }) => setIncludesAgents(currentTarget.checked)}
          />
        )}
      </div>
      {data === undefined ? (
        <NotLoaded query={query} text={statisticsText} />
      ) : data.offers.length === 0 && data.sales.length === 0 ? (
        <p className={classes.missing}>{statisticsText.none}</p>
      ) : (
        <>
          <ul className={classes.legend} aria-hidden>
            <li data-kind="offers">{statisticsText.offers}</li>
            <li data-kind="sales">{statisticsText.sales}</li>
          </ul>
          <Chart {...data} />
          <Table {...data} />
        </>
      )}
    </section>
  )
}
