/** One quote: what it comes to and for whom beside its products (quote-workflow section 2, Quote detail page). */
import { Anchor, Button, Loader } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { kindOf } from '#domain/access/access'
import type { Offer } from '#domain/contracts/offer'
import { mayStep, type Step } from '#domain/quote/life/lifecycle'
import type { QuoteStatus } from '#domain/quote/quote'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { readAppConfig } from '../../config/stored-config.ts'
import { HoldKeys } from '../../ui/hold-keys.tsx'
import { allStored } from './api/edit-offer.ts'
import { PrintMenu } from './components/actions/print-menu.tsx'
import { AcceptedBanner } from './components/customer-side/customer-side-panel.tsx'
import { ArticleGrid } from './components/grid/article-grid.tsx'
import { ProductGrid } from './components/grid/product-grid.tsx'
import { NextBar } from './components/header/next-bar.tsx'
import { QuoteHeader } from './components/header/quote-header.tsx'
import { QuoteRail } from './components/rail/quote-rail.tsx'
import classes from './quote-page.module.css'
import { nextStepOf } from './state/next-step.ts'
import { rowsLockOf } from './state/quote-lock.ts'
import { quoteText } from './text.ts'
import { useOrderCheck } from './use-order-check.tsx'
import { useQuoteDesk } from './use-quote-desk.ts'

/** With so many rows or fewer the list is not taller than what stands beside it. */
const FEW = 5

export const QuotePage = () => {
  const { orderId = '' } = useParams()
  const orderNumber = Number(orderId)
  if (!Number.isSafeInteger(orderNumber))
    throw new ApiError(404, 'quote.not-found', `Tilbud ${orderId} finnes ikke.`)
  return <Quote key={orderNumber} orderNumber={orderNumber} />
}

const Quote = ({ orderNumber }: { orderNumber: number }) => {
  const { desk, offer, standing, viewer, unsaved, error, retry } = useQuoteDesk(orderNumber)

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

  return <LoadedQuote {...{ offer, desk, standing, viewer, unsaved }} />
}

type Loaded = ReturnType<typeof useQuoteDesk> & { readonly offer: Offer }

const LoadedQuote = ({ offer, desk, standing, viewer, unsaved }: Omit<Loaded, 'error' | 'retry'>) => {
  const queryClient = useQueryClient()
  const { orderNumber, creator } = offer
  const check = useOrderCheck(offer, viewer, unsaved)
  const lockedReason = rowsLockOf(offer, viewer)
  const storeFirst = () => {
    desk.drafts.settleAll()
    return allStored(queryClient, orderNumber)
  }
  const printMenu = (isMain: boolean) => (
    <PrintMenu {...{ offer, viewer, isMain }} storeFirst={unsaved > 0 ? storeFirst : null} />
  )
  const may = (step: Step) => mayStep(offer.status.intVal as QuoteStatus, step, viewer)
  const next = nextStepOf(offer, may, lockedReason === null)
  const shared = { offer, viewer, standing, desk, check, storeFirst, next, may }

  return (
    <div className={classes.page}>
      <title>{quoteText.title(orderNumber)}</title>
      <QuoteHeader
        {...{ offer, standing, desk, lockedReason, unsaved }}
        showsSync={readAppConfig().debugSync}
        next={<NextBar {...shared} print={printMenu(true)} isUnsaved={unsaved > 0} />}
      />
      <AcceptedBanner offer={offer} />
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
          <ProductGrid offer={offer} standing={standing} desk={desk} lockedReason={lockedReason} />
          <ArticleGrid articles={offer.articleRows} />
        </div>
        <QuoteRail {...shared} print={printMenu(false)} unsaved={unsaved} lockedReason={lockedReason} />
      </div>
    </div>
  )
}
