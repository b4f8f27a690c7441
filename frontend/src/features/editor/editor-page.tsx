/** The product editor, produkt/{orderId}/{rowId}/rediger: finds the row and what editing it needs. */
import { Button, Container, Text } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { offerQuery } from '../quotes/api/get-offer.ts'
import { useInfoText } from '../texts/info-text.ts'
import { bookQuery } from './api/get-book.ts'
import { rowQuery } from './api/get-row.ts'
import { EditorBar } from './components/toolbar/editor-bar.tsx'
import classes from './editor.module.css'
import { RowEditor } from './row-editor.tsx'
import { editorText } from './text.ts'

export const EditorPage = () => {
  const { orderId = '', rowId = '' } = useParams()
  const [orderNumber, rowNumber] = [Number(orderId), Number(rowId)]
  const [row, book] = useQueries({ queries: [rowQuery(orderNumber, rowNumber), bookQuery] })

  // What comes with the quote (count, price, place among the rows) stands there from the beginning; without it one can still edit.
  const quote = useQuery(offerQuery(orderNumber))

  if (row.data && book.data && !quote.isPending)
    return <RowEditor key={`${orderNumber} ${rowNumber}`} row={row.data} book={book.data} />
  const error = row.error ?? book.error
  // The way to the other rows stays while this one is on its way, or is not to be had.
  const bar = quote.data ? (
    <EditorBar orderNumber={orderNumber} rowNumber={rowNumber} offer={quote.data} status={null} />
  ) : null
  if (!error) return <Message bar={bar}>{editorText.loading}</Message>
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
    void book.refetch()
  }
  return (
    <Message bar={bar}>
      <Text fw={600}>{editorText.failed}</Text>
      <Text role="alert">
        {error instanceof ApiError && error.status > 0 ? `${error.status}: ` : ''}
        {messageOf(error)}
      </Text>
      <Button mt="md" onClick={retry} loading={row.isFetching || book.isFetching}>
        {editorText.tryAgain}
      </Button>
    </Message>
  )
}

const RowNotFound = ({ order, row }: { readonly order: number; readonly row: number }) => (
  <Text>{useInfoText('error.rowNotFound', { order, row })}</Text>
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
