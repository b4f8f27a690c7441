/**
 * What the row is mounted together with: how it is connected, with the button that takes it off again, or the steps that
 * connect it.
 */
import { Button } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Offer } from '#domain/contracts/offer'
import { connectionsQuery, useConnect } from '../../api/connections.ts'
import type { EditedRow } from '../../state/edited-row.ts'
import { useEditor } from '../../state/use-editor.ts'
import { editorText } from '../../text.ts'
import { ConnectSteps } from './connect-steps.tsx'
import classes from './connections.module.css'
import { connectionSummaryText } from './summary-text.ts'
import { connectionText } from './text.ts'

export interface ConnectionsProps {
  readonly row: EditedRow
  readonly offer: Offer | undefined
}

export const Connections = ({ row, offer }: ConnectionsProps) => {
  const { orderNumber, rowNumber, connectToRow, connectPosition, connectLocation } = row
  const { closed: locked, flush } = useEditor()
  const { mutate, isPending } = useConnect(orderNumber, rowNumber)
  const rows = offer?.productRows ?? []
  const carried = rows.find((other) => other.rowNumber === rowNumber)?.connections ?? []
  const isPost = connectToRow !== null && connectPosition === null

  return (
    <div className={classes.connections}>
      {connectToRow === null ? null : (
        <p className={classes.line}>
          {isPost
            ? connectionSummaryText.postOf(connectToRow)
            : connectionSummaryText.connectedTo(connectToRow)}
          {connectPosition === null || connectLocation === null
            ? null
            : `: ${connectionText.positions[connectPosition].toLowerCase()}, ${connectionText.locationOn(connectPosition, connectLocation).toLowerCase()}`}
          . <RowLink orderNumber={orderNumber} rowNumber={connectToRow} />
        </p>
      )}
      {carried.length === 0 ? null : (
        <p className={classes.line}>{connectionSummaryText.carries(carried)}.</p>
      )}
      {isPost ? <p className={classes.note}>{connectionText.postFollows}</p> : null}
      {connectToRow !== null && !isPost ? (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconLinkOff size={16} aria-hidden />}
          disabled={locked}
          loading={isPending}
          onClick={() => mutate(null)}
        >
          {connectionText.disconnect}
        </Button>
      ) : null}
      {connectToRow === null && locked && carried.length === 0 ? (
        <p className={classes.note}>{connectionSummaryText.none}</p>
      ) : null}
      {connectToRow === null && !locked ? (
        <Candidates
          row={row}
          offer={offer}
          isBusy={isPending}
          onConnect={(connection) => {
            // Where the row fits is judged by what is stored.
            flush()
            mutate(connection)
          }}
        />
      ) : null}
    </div>
  )
}

const RowLink = ({
  orderNumber,
  rowNumber,
}: {
  readonly orderNumber: number
  readonly rowNumber: number
}) => (
  <Link to={`/produkt/${orderNumber}/${rowNumber}/rediger`} className={classes.link}>
    {connectionText.open(rowNumber)}
  </Link>
)

interface CandidatesProps extends ConnectionsProps {
  readonly isBusy: boolean
  readonly onConnect: Parameters<typeof ConnectSteps>[0]['onConnect']
}

const Candidates = ({ row, offer, isBusy, onConnect }: CandidatesProps) => {
  const { data, isError, refetch } = useQuery(connectionsQuery(row.orderNumber, row.rowNumber))
  if (isError)
    return (
      <Button variant="default" size="xs" onClick={() => void refetch()}>
        {editorText.tryAgain}
      </Button>
    )
  if (!data) return <p className={classes.note}>{editorText.loading}</p>
  if (data.length === 0) return <p className={classes.note}>{connectionText.nothingToConnectTo}</p>
  return (
    <ConnectSteps candidates={data} rows={offer?.productRows ?? []} isBusy={isBusy} onConnect={onConnect} />
  )
}
