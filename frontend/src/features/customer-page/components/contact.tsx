/** Whom to ask: the person, the shop, and the two ways there. */

import { Button } from '@mantine/core'
import { IconMail, IconPhone } from '@tabler/icons-react'
import type { CustomerPage } from '#domain/contracts/customer-page'
import { formatPhone } from '#domain/messages/phone'
import shared from '../customer-page.module.css'
import { pageText } from '../text.ts'
import classes from './contact.module.css'

export const Contact = ({ seller, orderNumber }: Pick<CustomerPage, 'seller' | 'orderNumber'>) => (
  <section className={classes.contact}>
    <h2 className={classes.name}>{pageText.contact}</h2>
    <p>
      <strong>{seller.contact}</strong>
      <br />
      {seller.name}
      <br />
      <span className={shared.soft}>{seller.address}</span>
    </p>
    <div className={classes.ways}>
      {seller.phone !== '' && (
        <Button
          component="a"
          href={`tel:${seller.phone.replaceAll(/\s/g, '')}`}
          variant="default"
          leftSection={<IconPhone size={16} stroke={1.6} aria-hidden />}
        >
          {pageText.call} {formatPhone(seller.phone)}
        </Button>
      )}
      {seller.email !== '' && (
        <Button
          component="a"
          href={`mailto:${seller.email}?subject=${encodeURIComponent(pageText.title(orderNumber))}`}
          variant="default"
          leftSection={<IconMail size={16} stroke={1.6} aria-hidden />}
        >
          {pageText.write}
        </Button>
      )}
    </div>
  </section>
)
