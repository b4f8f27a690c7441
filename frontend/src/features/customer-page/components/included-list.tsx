/** What the price covers and what it does not, side by side. */
import { IconCheck, IconMinus } from '@tabler/icons-react'
import type { CustomerPage } from '#domain/contracts/customer-page'
import { formatMoney } from '../../../ui/format.ts'
import shared from '../customer-page.module.css'
import { pageText } from '../text.ts'
import classes from './included-list.module.css'

export const IncludedList = ({ items }: { items: CustomerPage['included'] }) => (
  <section className={classes.lists}>
    {[true, false].map((included) => (
      <div key={String(included)}>
        <h2 className={shared.heading}>{included ? pageText.included : pageText.notIncluded}</h2>
        <ul className={classes.list}>
          {items
            .filter((item) => item.included === included)
            .map(({ label, detail, price }) => (
              <li key={label}>
                {included ? (
                  <IconCheck className={classes.yes} size={18} stroke={2} aria-hidden />
                ) : (
                  <IconMinus className={classes.no} size={18} stroke={2} aria-hidden />
                )}
                <span>
                  {label}
                  {detail !== '' && <span className={shared.soft}> {detail}</span>}
                </span>
                {price !== null && <span className={classes.itemPrice}>{formatMoney(price)}</span>}
              </li>
            ))}
        </ul>
      </div>
    ))}
  </section>
)
