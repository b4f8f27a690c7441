/** One quote: what it comes to and for whom beside its products (quote-workflow section 2, Quote detail page). */
import { Anchor, Button, Loader } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import { Link, useParams } from 'react-router'
import { kindOf } from '#domain/access/access'
import type { Offer } from '#domain/contracts/offer'
import { mayStep, type Step } from '#domain/quote/life/lifecycle'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { useWordsShown } from '../../api/own-words.ts'
import { readAppConfig } from '../../config/stored-config.ts'
import { allStored } from '../../quote/edit-quote.ts'
import { rowsLockOf } from '../../quote/quote-lock.ts'
import { failureText } from '../../quote/text.ts'
import { useQuoteEditor } from '../../quote/use-quote-editor.ts'
import { HoldKeys } from '../../ui/hold-keys.tsx'
import { NextBar } from './actions/next-bar.tsx'
import { nextStepOf } from './actions/next-step.ts'
import { useCustomerSide } from './customer-side/customer-side-calls.ts'
import { AcceptedBanner } from './customer-side/customer-side-panel.tsx'
import { ArticleGrid } from './grid/article-grid.tsx'
import { ProductGrid } from './grid/product-grid.tsx'
import { QuoteHeaderPanel } from './header/quote-header.tsx'
import { useOrderCheck } from './order-check/use-order-check.ts'
import { PrintMenu } from './printing/print-menu.tsx'
import classes from './quote-page.module.css'
import { QuoteRail } from './quote-rail.tsx'
import { quoteText } from './text.ts'

/** With so many rows or fewer the list is not taller than what stands beside it. */
const FEW = 5

export const QuotePage = () => {
  const { orderId = '' } = useParams()
  const orderNumber = Number(orderId)
  if (!Number.isSafeInteger(orderNumber))
    throw new ApiError(404, 'quote.not-found', failureText.noSuchQuote(orderId))
  return <Quote key={orderNumber} orderNumber={orderNumber} />
}

const Quote = ({ orderNumber }: { orderNumber: number }) => {
  const { quoteEditor, offer, priceView, viewer, unsaved, error, retry } = useQuoteEditor(orderNumber)

  if (offer === undefined && error !== null)
    return (
      <div className={classes.failure} role="alert">
        <p>{messageOf(error)}</p>
        <div className={classes.ways}>
          {error instanceof ApiError && !error.isPassing ? null : (
            <Button onClick={() => void retry()}>{quoteText.tryAgain}</Button>
          )}
          <Button component={Link} to="/tilbud" variant="default">
            {quoteText.toSearch}
          </Button>
        </div>
      </div>
    )
  if (offer === undefined)
    return (
      <p className={classes.loading} role="status">
        <Loader size="xs" aria-hidden /> {quoteText.loading}
        <HoldKeys />
      </p>
    )

  return <LoadedQuote {...{ offer, quoteEditor, priceView, viewer, unsaved }} />
}

type Loaded = ReturnType<typeof useQuoteEditor> & { readonly offer: Offer }

/** Not drawn anew when the quote is read once more and is the same. */
const LoadedQuote = memo(
  ({ offer, quoteEditor, priceView, viewer, unsaved }: Omit<Loaded, 'error' | 'retry'>) => {
    useWordsShown()
    const queryClient = useQueryClient()
    const { orderNumber, creator } = offer
    const check = useOrderCheck(offer, viewer, unsaved)
    const customer = useCustomerSide(offer)
    const lockedReason = rowsLockOf(offer, viewer)
    const storeFirst = () => {
      quoteEditor.drafts.settleAll()
      return allStored(queryClient, orderNumber)
    }
    const printMenu = (isMain: boolean) => (
      <PrintMenu {...{ offer, viewer, isMain }} storeFirst={unsaved > 0 ? storeFirst : null} />
    )
    const may = (step: Step) => mayStep(offer.status.intVal, step, viewer)
    const next = nextStepOf(offer, may, lockedReason === null)
    const parts = { offer, viewer, priceView, quoteEditor, check, customer, storeFirst, next, may }

    return (
      <div className={classes.page}>
        <title>{quoteText.title(orderNumber)}</title>
        <QuoteHeaderPanel
          {...{ offer, priceView, quoteEditor, lockedReason, unsaved }}
          showsSync={readAppConfig().debugSync}
          next={<NextBar parts={parts} print={printMenu(true)} isUnsaved={unsaved > 0} />}
        />
        <AcceptedBanner side={customer.side} />
        {creator.agent !== null && kindOf(viewer) !== 'agent' && (
          <p className={classes.banner}>
            {quoteText.onBehalfOf(`${creator.user.firstname} ${creator.user.lastname}`)}{' '}
            <Anchor component={Link} to={`/admin/agents/${creator.agent.id}`} inherit>
              {creator.agent.name}
            </Anchor>
          </p>
        )}
        <div className={classes.columns} data-few={offer.productRows.length <= FEW || undefined}>
          <div className={classes.products}>
            <ProductGrid
              offer={offer}
              priceView={priceView}
              quoteEditor={quoteEditor}
              lockedReason={lockedReason}
            />
            <ArticleGrid articles={offer.articleRows} />
          </div>
          <QuoteRail parts={parts} print={printMenu(false)} unsaved={unsaved} lockedReason={lockedReason} />
        </div>
      </div>
    )
  },
)
