/** Keyboard entry of a whole schedule, tilbud/{orderId}/hurtig: one line per row. */
import { Alert, Anchor, Button, Loader } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { quoteQuery } from '../../quote/get-quote.ts'
import { termsQuery } from '../../quote/get-terms.ts'
import { rowsLockOf } from '../../quote/quote-lock.ts'
import { failureText } from '../../quote/text.ts'
import { beginSteps } from '../../quote/undo/state/step-store.ts'
import { colorListsQuery } from '../../row/get-colors.ts'
import { priceListQuery } from '../../row/get-price-list.ts'
import { useViewer } from '../../session/current-context.ts'
import { HoldKeys } from '../../ui/hold-keys.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import classes from './schedule-page.module.css'
import type { Pricing } from './state/line-price.ts'
import { scheduleText } from './text.ts'

export const SchedulePage = () => {
  const { orderId = '' } = useParams()
  const orderNumber = Number(orderId)
  if (!Number.isSafeInteger(orderNumber))
    throw new ApiError(404, 'quote.not-found', failureText.noSuchQuote(orderId))
  return <Schedule key={orderNumber} orderNumber={orderNumber} />
}

const Schedule = ({ orderNumber }: { readonly orderNumber: number }) => {
  const viewer = useViewer()
  const { userId } = viewer
  useEffect(() => beginSteps(userId), [userId])
  const [offer, colorLists, list, terms] = useQueries({
    queries: [quoteQuery(orderNumber), colorListsQuery, priceListQuery, termsQuery(orderNumber)],
  })
  const pricing = useMemo<Pricing | null>(
    () =>
      colorLists.data
        ? { colorLists: colorLists.data, list: list.data?.list ?? null, terms: terms.data ?? null }
        : null,
    [colorLists.data, list.data, terms.data],
  )
  const error = offer.error ?? colorLists.error

  return (
    <div className={classes.page}>
      <title>{scheduleText.pageTitle(orderNumber)}</title>
      <header className={classes.header}>
        <Anchor component={Link} to={`/tilbud/${orderNumber}`} className={classes.back ?? ''}>
          <IconArrowLeft size={16} aria-hidden />
          {scheduleText.toQuote(orderNumber)}
        </Anchor>
        <h1 className={classes.title}>{scheduleText.title}</h1>
        {offer.data && offer.data.customer.name !== '' ? (
          <span className={classes.customer}>{offer.data.customer.name}</span>
        ) : null}
      </header>
      {offer.data && colorLists.data && pricing ? (
        <ScheduleForm
          userId={viewer.userId}
          orderNumber={orderNumber}
          pricing={pricing}
          rowsInQuote={offer.data.productRows.length}
          lockReason={rowsLockOf(offer.data, viewer)}
        />
      ) : error ? (
        <Alert color="red" variant="light" role="alert">
          {messageOf(error)}
          {error instanceof ApiError && error.status === 404 ? null : (
            <p>
              <Button
                variant="default"
                onClick={() => {
                  void offer.refetch()
                  void colorLists.refetch()
                }}
              >
                {scheduleText.tryAgain}
              </Button>
            </p>
          )}
        </Alert>
      ) : (
        <p className={classes.loading} role="status">
          <Loader size="xs" aria-hidden /> {scheduleText.loading}
          <HoldKeys />
        </p>
      )}
    </div>
  )
}
