import type { DocumentInput } from '#domain/contracts/render'
import { formatPhone } from '#domain/messages/phone'
import { formatDate } from '../../ui/format.ts'
import shared from './document.module.css'
import styles from './document-head.module.css'
import { Money } from './money.tsx'
import { numberOf } from './running-head.ts'
import { text } from './text.ts'

/** Who offers, who is offered, where it goes, and the numbers to ask for on the phone. */
export const DocumentHead = ({ input }: { input: DocumentInput }) => {
  // With several price columns the sums stand side by side at the end, where their names fit.
  const onlyTotal = input.totals.length === 1 && input.totals[0]
  return (
    <header>
      <div className={styles.masthead}>
        <Seller seller={input.seller} />
        <h1 className={styles.title}>
          {input.title} <span className={styles.orderNumber}>{numberOf(input)}</span>
        </h1>
      </div>
      <div className={styles.parties}>
        <section>
          <h2 className={shared.heading}>{text.customer}</h2>
          <Lines lines={[input.customer.name || text.noCustomer, ...contactOf(input.customer)]} />
        </section>
        <section>
          <h2 className={shared.heading}>{text.delivery}</h2>
          <Lines lines={input.delivery.length > 0 ? input.delivery : [text.toBeAgreed]} />
          {input.deliveryText && <p className={styles.deliveryWeek}>{input.deliveryText}</p>}
        </section>
        <section>
          <h2 className={shared.heading}>{text.details}</h2>
          <dl>
            {detailsOf(input).map(([label, value]) => (
              <div key={label} className={styles.detail}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {onlyTotal && (
              <div className={styles.sum}>
                <dt>{text.sumInclTax}</dt>
                <dd>
                  <Money kroner={onlyTotal.sumInclTax} />
                </dd>
              </div>
            )}
          </dl>
        </section>
      </div>
    </header>
  )
}

const Seller = ({ seller }: { seller: DocumentInput['seller'] }) => (
  <div className={styles.seller}>
    {seller.logo ? (
      <img src={seller.logo} alt={seller.name} />
    ) : (
      <p className={styles.sellerName}>{seller.name}</p>
    )}
    <p>
      {[seller.logo ? seller.name : '', seller.address].filter(Boolean).join(', ')}
      <br />
      {contactOf(seller).join(' · ')}
    </p>
  </div>
)

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <p>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an address have no other identity
      <span key={index} className={styles.line}>
        {line}
      </span>
    ))}
  </p>
)

const contactOf = ({ email, phone }: { email: string; phone: string }): string[] =>
  [email, phone && `${text.phone} ${formatPhone(phone)}`].filter(Boolean)

const datesOf = ({ order, orderNumber, ...input }: DocumentInput): [label: string, value: string][] => {
  const date = formatDate(input.date)
  if (order === undefined)
    return [
      [text.date, date],
      [text.validTo, formatDate(input.validToDate)],
    ]
  return [
    [text.status, order.state === 'cancel-requested' ? text.cancelRequested : ''],
    [text.ordered, order.at === null ? '' : formatDate(order.at)],
    [text.offer, text.offered(orderNumber, date)],
  ]
}

const detailsOf = (input: DocumentInput): [label: string, value: string][] => {
  const details: [string, string][] = [
    ...datesOf(input),
    [text.deliveryLabel, input.deliveryLabel],
    [text.externalReference, input.externalReference],
    [text.contact, input.seller.contact],
  ]
  return details.filter(([, value]) => value !== '')
}
