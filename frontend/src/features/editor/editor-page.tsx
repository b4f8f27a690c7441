/** The product editor, produkt/{orderId}/{rowId}/rediger: finds the row and what editing it needs. */
import { Button, Container, Group, Text } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import type { ExtraId } from '#domain/catalogue/data/extras'
import type { Offer } from '#domain/contracts/offer'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { worded } from '../../api/info-text.ts'
import { NEW_ROW_KEYS } from '../../quote/new-rows/new-row-here.ts'
import type { NewRow } from '../../quote/new-rows/new-rows.ts'
import { newRowText } from '../../quote/new-rows/text.ts'
import { useNewRows } from '../../quote/new-rows/use-new-rows.ts'
import { useQuote } from '../../quote/use-quote.ts'
import { colorListsQuery } from '../../row/get-colors.ts'
import { rowQuery } from '../../row/get-row.ts'
import { nameByNumber, rowOfAddress } from '../../row/row-address.ts'
import { HoldKeys } from '../../ui/hold-keys.tsx'
import { forgetKeys } from '../../ui/key-buffer.ts'
import { EditorBar } from './components/toolbar/editor-bar.tsx'
import classes from './editor.module.css'
import { RowEditor } from './row-editor.tsx'
import { newlyMade } from './state/edited-row.ts'
import { editorText } from './text.ts'

export const EditorPage = () => {
  const { orderId = '', rowId = '' } = useParams()
  const [orderNumber, asked] = [Number(orderId), rowOfAddress(rowId)]
  const newRow = useNewRows().find(orderNumber, asked)
  const rowNumber = newRow?.madeAs ?? asked
  const hasNumber = rowNumber >= 0
  const [row, colorLists] = useQueries({
    queries: [{ ...rowQuery(orderNumber, rowNumber), enabled: hasNumber }, colorListsQuery],
  })

  // What comes with the quote (count, price, place among the rows) stands there from the beginning; without it one can still edit.
  const quote = useQuote(orderNumber)

  const extras = quote.data?.extras
  const { place, modelId } = newRow ?? { place: 0, modelId: '' }
  const made = useMemo(
    () =>
      modelId === '' || colorLists.data === undefined || extras === undefined
        ? null
        : newlyMade({ orderNumber, place, modelId }, chosenExtras(extras), colorLists.data),
    [orderNumber, place, modelId, colorLists.data, extras],
  )

  useEffect(() => {
    if (asked < 0 && hasNumber) nameByNumber(asked, rowNumber)
  }, [asked, hasNumber, rowNumber])

  const shown = hasNumber ? row.data : made
  const isRefused = newRow !== undefined && newRow.refusal !== null
  if (asked < 0 && newRow === undefined) return <Navigate to={`/tilbud/${orderNumber}`} replace />
  if (shown && colorLists.data && !quote.isPending && !isRefused)
    return (
      <RowEditor
        key={`${orderNumber} ${newRow === undefined ? rowNumber : place}`}
        row={shown}
        colorLists={colorLists.data}
      />
    )
  const error = row.error ?? colorLists.error ?? (hasNumber ? null : quote.error)
  // The way to the other rows stays while this one is on its way, or is not to be had.
  const bar = quote.data ? (
    <EditorBar orderNumber={orderNumber} rowNumber={rowNumber} offer={quote.data} status={null} />
  ) : null
  if (isRefused)
    return (
      <Message bar={bar}>
        <RefusedRow row={newRow} />
      </Message>
    )
  if (!error)
    return (
      <Message bar={bar}>
        {editorText.loading}
        <HoldKeys />
      </Message>
    )
  if (error instanceof ApiError && error.status === 404)
    return (
      <Message bar={bar}>
        <RowNotFound order={orderNumber} row={rowNumber} />
        <Button component={Link} to={`/tilbud/${orderNumber}`} variant="default" mt="md">
          {editorText.toQuote}
        </Button>
      </Message>
    )
  const retry = () => {
    void row.refetch()
    void colorLists.refetch()
  }
  return (
    <Message bar={bar}>
      <Text fw={600}>{editorText.failed}</Text>
      <Text role="alert">
        {error instanceof ApiError && error.status > 0 ? `${error.status}: ` : ''}
        {messageOf(error)}
      </Text>
      <Button mt="md" onClick={retry} loading={row.isFetching || colorLists.isFetching}>
        {editorText.tryAgain}
      </Button>
    </Message>
  )
}

const chosenExtras = (extras: Offer['extras']): readonly ExtraId[] =>
  extras.filter(({ selected }) => selected).map(({ id }) => id)

/** What had been chosen for it waits, in case it can be made after all. */
const RefusedRow = ({ row }: { readonly row: NewRow }) => {
  const newRows = useNewRows()
  useEffect(() => forgetKeys(NEW_ROW_KEYS), [])
  return (
    <>
      <Text role="alert">{newRowText.refused(row.name, row.refusal ?? '')}</Text>
      <Group mt="md">
        <Button onClick={() => newRows.tryAgain(row.place)}>{newRowText.tryAgain}</Button>
        <Button component={Link} to={`/tilbud/${row.orderNumber}`} variant="default">
          {editorText.toQuote}
        </Button>
      </Group>
    </>
  )
}

const RowNotFound = ({ order, row }: { readonly order: number; readonly row: number }) => (
  <Text>{worded('error.rowNotFound', { order, row })}</Text>
)

interface MessageProps {
  readonly bar: ReactNode
  readonly children: ReactNode
}

const Message = ({ bar, children }: MessageProps) => (
  <>
    {bar}
    <Container size="xs" className={classes.message ?? ''} role="status">
      {children}
    </Container>
  </>
)
