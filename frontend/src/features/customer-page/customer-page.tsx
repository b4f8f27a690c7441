/**
 * A quote as its customer meets it: opened from a link, without a login, on a phone as often as not. The products first, each as a
 * drawing and in 3D; what the price covers; the sum and a yes.
 */
import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useDeferredValue, useRef, useState } from 'react'
import { useParams } from 'react-router'
import type { CustomerPage as Page } from '#domain/contracts/customer-page'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { formatUValue } from '../../ui/format.ts'
import { LogoMark } from '../../ui/logo.tsx'
import { customerPageQuery, type LinkAddress } from './api/customer-page.ts'
import { AcceptPanel } from './components/accept-panel.tsx'
import { ConstructionCard } from './components/construction-card.tsx'
import { Contact } from './components/contact.tsx'
import { IncludedList } from './components/included-list.tsx'
import { PaperButton } from './components/paper-button.tsx'
import { ProductCard } from './components/product-card.tsx'
import { RowQuestion } from './components/row-question.tsx'
import { ThumbBar } from './components/thumb-bar.tsx'
import classes from './customer-page.module.css'
import { pageText } from './text.ts'

export const CustomerQuotePage = () => {
  const { orderNumber = '', secret = '' } = useParams()
  const link = { orderNumber, secret }
  const { data, error, refetch } = useQuery(customerPageQuery(link))
  // A long quote is made a frame's time at a stretch.
  const page = useDeferredValue(data)
  return (
    <div className={classes.page}>
      <meta name="referrer" content="no-referrer" />
      {page === undefined ? (
        <Nothing error={error} onRetry={() => void refetch()} />
      ) : (
        <Quote link={link} page={page} />
      )}
    </div>
  )
}

const Nothing = ({ error, onRetry }: { error: Error | null; onRetry: () => void }) => {
  if (error === null)
    return (
      <p className={classes.waiting} role="status">
        <Loader size="xs" aria-hidden /> {pageText.loading}
      </p>
    )
  return (
    <main className={classes.refused}>
      <title>{pageText.closedTitle}</title>
      <LogoMark size={32} />
      <h1>{pageText.closedTitle}</h1>
      <p>{messageOf(error)}</p>
      {(!(error instanceof ApiError) || error.isPassing) && (
        <Button variant="default" onClick={onRetry}>
          {pageText.tryAgain}
        </Button>
      )}
    </main>
  )
}

/** What is mounted together stands before the first of its rows. */
const beginningAt = (constructions: Page['constructions'], { rowNumber }: Page['rows'][number]) =>
  constructions.filter(({ rows }) => Math.min(...rows.map((row) => row.rowNumber)) === rowNumber)

const Quote = ({ link, page }: { link: LinkAddress; page: Page }) => {
  /** A phone bears one room at a time. */
  const [in3d, setIn3d] = useState<number | null>(null)
  const yes = useRef<HTMLFormElement>(null)
  const { seller, orderNumber, rows, palette, total } = page
  const count = rows.reduce((sum, { numberOf }) => sum + numberOf, 0)
  return (
    <>
      <title>{pageText.title(orderNumber)}</title>
      <header className={classes.bar}>
        {seller.logo !== null && <img src={seller.logo} alt="" />}
        <strong>{seller.name}</strong>
      </header>
      <main className={classes.columns}>
        <div className={classes.main}>
          <div className={classes.hero}>
            <p className={classes.soft}>
              {pageText.number(orderNumber)} · {pageText.dated(page.date)}
            </p>
            <h1>{pageText.heading}</h1>
            <p className={classes.lead}>
              {[
                page.customerName && pageText.to(page.customerName),
                page.deliveryLabel && pageText.label(page.deliveryLabel),
                pageText.rows(count),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {page.comment !== '' && (
              <figure className={classes.comment}>
                <blockquote>{page.comment}</blockquote>
                <figcaption className={classes.soft}>{pageText.greeting(seller.contact)}</figcaption>
              </figure>
            )}
          </div>
          <section>
            <h2 className={classes.heading}>{pageText.products}</h2>
            <ul className={classes.cards}>
              {rows.map((row) => (
                <Fragment key={row.rowNumber}>
                  {beginningAt(page.constructions, row).map((construction) => (
                    <ConstructionCard key="together" rows={construction.rows} palette={palette} />
                  ))}
                  <ProductCard
                    row={row}
                    palette={palette}
                    isIn3d={in3d === row.rowNumber}
                    onShow3d={(isShown) => setIn3d(isShown ? row.rowNumber : null)}
                  >
                    <RowQuestion
                      link={link}
                      rowNumber={row.rowNumber}
                      name={row.reference || row.description}
                      seller={seller.name}
                      asked={page.questions.filter(({ rowNumber }) => rowNumber === row.rowNumber)}
                    />
                  </ProductCard>
                </Fragment>
              ))}
            </ul>
          </section>
          <IncludedList items={page.included} />
          <Delivery page={page} />
        </div>
        <aside className={classes.side}>
          <AcceptPanel link={link} page={page} form={yes} />
          <PaperButton link={link} />
          <Contact seller={seller} orderNumber={orderNumber} />
        </aside>
      </main>
      {total !== null && page.state === 'open' && <ThumbBar form={yes} sum={total.sumInclTax} />}
    </>
  )
}

const Delivery = ({ page }: { page: Page }) => (
  <section>
    <h2 className={classes.heading}>{pageText.delivery}</h2>
    <p className={classes.address}>{page.delivery.join('\n') || pageText.noDelivery}</p>
    {page.deliveryText !== '' && <p className={classes.soft}>{page.deliveryText}</p>}
    {page.uValue !== null && (
      <p className={classes.soft}>
        {pageText.uValue}: {formatUValue(page.uValue)} {pageText.uValueUnit}
      </p>
    )}
  </section>
)
