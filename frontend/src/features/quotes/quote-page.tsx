/** One quote: what it comes to and for whom beside its products (quote-workflow section 2, Quote detail page). */
import { Alert, Anchor, Button, Loader } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { kindOf } from '#domain/access/access'
import type { Offer } from '#domain/contracts/offer'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { readAppConfig } from '../../config/stored-config.ts'
import { formatMoney } from '../../ui/format.ts'
import { allStored } from './api/edit-offer.ts'
import { PrintMenu } from './components/actions/print-menu.tsx'
import { AcceptedBanner } from './components/customer-side/customer-side-panel.tsx'
import { ArticleGrid } from './components/grid/article-grid.tsx'
import { ProductGrid } from './components/grid/product-grid.tsx'
import { QuoteHeader } from './components/header/quote-header.tsx'
import { QuoteRail } from './components/rail/quote-rail.tsx'
import classes from './quote-page.module.css'
import { rowsLockOf } from './state/quote-lock.ts'
import { sumsFor } from './state/totals-view.ts'
import { quoteText, summaryText } from './text.ts'
import { useOrderCheck } from './use-order-check.tsx'
import { useQuoteDesk } from './use-quote-desk.ts'

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
      <Alert className={classes.failure ?? ''} color="red" variant="light" role="alert">
        {messageOf(error)}
        <div className={classes.ways}>
          {error instanceof ApiError && !error.isPassing ? null : (
            <Button variant="default" onClick={() => void retry()}>
              {quoteText.tryAgain}
            </Button>
          )}
          <Anchor component={Link} to="/tilbud">
            {quoteText.toSearch}
          </Anchor>
        </div>
      </Alert>
    )
  if (offer === undefined)
    return (
      <p className={classes.loading} role="status">
        <Loader size="xs" aria-hidden /> {quoteText.loading}
      </p>
    )

  return <LoadedQuote {...{ offer, desk, standing, viewer, unsaved }} />
}

type Loaded = ReturnType<typeof useQuoteDesk> & { readonly offer: Offer }

const LoadedQuote = ({ offer, desk, standing, viewer, unsaved }: Omit<Loaded, 'error' | 'retry'>) => {
  const queryClient = useQueryClient()
  const { orderNumber, creator } = offer
  const check = useOrderCheck(offer, viewer, desk, unsaved)
  const lockedReason = rowsLockOf(offer, viewer)
  const storeFirst = () => {
    desk.drafts.settleAll()
    return allStored(queryClient, orderNumber)
  }
  const printMenu = (isMain: boolean) => (
    <PrintMenu {...{ offer, viewer, isMain }} storeFirst={unsaved > 0 ? storeFirst : null} />
  )
  const [mainSum] = sumsFor(offer.totals, standing).slice(-1)

  return (
    <div className={classes.page}>
      <title>{quoteText.title(orderNumber)}</title>
      <QuoteHeader
        offer={offer}
        lockedReason={lockedReason}
        unsaved={unsaved}
        showsSync={readAppConfig().debugSync}
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
      <div className={classes.columns}>
        <div className={classes.products}>
          <ProductGrid offer={offer} standing={standing} desk={desk} lockedReason={lockedReason} />
          <ArticleGrid articles={offer.articleRows} />
        </div>
        <QuoteRail
          {...{ offer, viewer, standing, desk, check, storeFirst, lockedReason }}
          print={printMenu}
          unsaved={unsaved}
        />
      </div>
      <div className={classes.thumbBar}>
        {mainSum !== undefined && (
          <span>
            <span className={classes.thumbLabel}>{summaryText.inclTax}</span>
            <strong>{formatMoney(mainSum.inclTax)}</strong>
          </span>
        )}
        <span className={classes.thumbAction}>{printMenu(true)}</span>
      </div>
    </div>
  )
}
