/**
 * A quote whose customer has asked to be forgotten: nothing is left in it that tells who it was. Rows, prices and dates stay, and of the
 * address of delivery the place. It counts as touched when it was touched last before, so that it is kept no longer for it. Pure.
 */
import type { Author, Manifest } from '../quote.ts'
import { erasedText } from './erased-text.ts'

export const withoutCustomer = (manifest: Manifest, by: Author, now: string): Manifest => {
  const { header } = manifest
  return {
    ...manifest,
    version: manifest.version + 1,
    header: {
      ...header,
      customer: { name: erasedText.customer, email: '', phone: '' },
      customerNote: '',
      deliveryLabel: '',
      deliveryPhoneNumber: '',
      ...(header.deliveryCode === 'PRIVATE' && {
        deliveryAddress: { ...header.deliveryAddress, address1: '', address2: '' },
      }),
    },
    emailFromAgent: null,
    sent: null,
    change: {
      by,
      at: now,
      kind: 'change-header',
      rowNumber: null,
      fields: ['customer.name', 'customer.email', 'customer.phone', 'customerNote', 'deliveryLabel'],
    },
  }
}
