/** «Endret siden sist sendt»: what the seller tells the customer, in words and money. */
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfferMail } from '#domain/contracts/mail'
import type { Offer } from '#domain/contracts/offer'
import type { OfferChanges } from '#domain/contracts/offer-changes'
import { QUOTE_STATUS } from '#domain/quote/quote'
import { oreOf } from '#domain/units'
import { formatMoment, formatMoney } from '../../../ui/format.ts'
import { formatDifference } from '../../../ui/format-difference.ts'
import classes from '../panels/panel.module.css'
import { Panel } from '../panels/panel.tsx'
import { changesQuery } from './get-changes.ts'
import { changesText, sentWords } from './text.ts'

/** As many as can be taken in at a glance. */
const SHOWN = 5

interface Props {
  readonly offer: Offer
  /** What has become of what was sent: one that came back has told the customer nothing. */
  readonly mail: Pick<OfferMail, 'state'>
}

export const ChangesPanel = ({ offer, mail }: Props) => {
  const { data, isError } = useQuery(changesQuery(offer))
  const isEmpty = data !== undefined && data.rows.length + data.header.length + data.articles.length === 0
  const isCancelled = offer.status.intVal === QUOTE_STATUS.cancelled
  return (
    <Panel title={changesText.heading}>
      {data === undefined && (
        <p className={classes.soft}>{isError ? changesText.failed : changesText.loading}</p>
      )}
      {data?.sentAt && (
        <p className={classes.soft}>
          {sentWords[mail.state](formatMoment(data.sentAt))}{' '}
          {isCancelled ? changesText.cancelled : isEmpty && changesText.none}
        </p>
      )}
      {data !== undefined && !isEmpty && <What changes={data} />}
    </Panel>
  )
}

const What = ({ changes }: { changes: OfferChanges }) => {
  const [showsAll, setShowsAll] = useState(false)
  const { rows, articles, header, before, after } = changes
  const shown = showsAll ? rows : rows.slice(0, SHOWN)
  return (
    <>
      <ul className={classes.changes}>
        {shown.map((row) => (
          <RowChange key={row.rowNumber} row={row} />
        ))}
      </ul>
      {rows.length > shown.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
          {changesText.more(rows.length - shown.length)}
        </Button>
      )}
      {articles.length > 0 && (
        <ul className={classes.changes}>
          {articles.map((article) => (
            <li key={article.description} className={classes.change}>
              <span className={classes.changeHead}>
                <span>{article.description}</span>
                <Difference {...article} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {header.length > 0 && <p className={classes.soft}>{changesText.header(header)}</p>}
      {before.inclTax !== null && after.inclTax !== null && (
        <dl className={classes.facts}>
          <dt>{changesText.before}</dt>
          <dd>{formatMoney(before.inclTax)}</dd>
          <dt>{changesText.after}</dt>
          <dd>{formatMoney(after.inclTax)}</dd>
          <dt>{changesText.difference}</dt>
          <dd>
            <strong>{formatDifference(oreOf(after.inclTax) - oreOf(before.inclTax))}</strong>
          </dd>
        </dl>
      )}
    </>
  )
}

const Difference = ({ before, after }: { before: number | null; after: number | null }) =>
  before === null && after === null ? null : (
    <span className={classes.changeMoney}>{formatDifference(oreOf(after ?? 0) - oreOf(before ?? 0))}</span>
  )

const RowChange = ({ row }: { row: OfferChanges['rows'][number] }) => (
  <li className={classes.change}>
    <span className={classes.changeHead}>
      <span>
        <span className={classes.soft}>{changesText.row(row.rowNumber)}</span> {row.description}
        {row.kind !== 'changed' && ` – ${changesText[row.kind]}`}
      </span>
      <Difference before={row.before} after={row.after} />
    </span>
    {row.fields.map(({ field, before, after }) => (
      <p key={field} className={classes.changeField}>
        {field}: {before} {changesText.to} <strong>{after}</strong>
      </p>
    ))}
    {row.kind === 'changed' && row.fields.length === 0 && (
      <p className={classes.changeField}>{changesText.newPrice}</p>
    )}
  </li>
)
