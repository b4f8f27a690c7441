/** admin/stores: the dealers. */

import type { StoreSummary } from '#domain/contracts/organisation'
import { formatPhone } from '#domain/messages/phone'
import { OrderStopBadge } from '../../people/order-stop-badge.tsx'
import { listedStopText } from '../../people/text.ts'
import { EmailText } from '../../ui/email-text.tsx'
import { DirectoryPage } from './directory-page.tsx'
import { directoryText, storesText } from './text.ts'

export const StoresPage = () => (
  <DirectoryPage<StoreSummary>
    text={storesText}
    source="/api/v1/stores"
    pathOf={({ id }) => `/admin/stores/${id}`}
    columns={[
      { heading: directoryText.name, cell: ({ name }) => name, isTitle: true },
      { heading: directoryText.number, cell: ({ id }) => id, isWhole: true },
      { heading: directoryText.place, cell: ({ postalAddress }) => postalAddress, isWhole: true },
      { heading: directoryText.contact, cell: ({ contact }) => contact },
      { heading: directoryText.phone, cell: ({ phoneNumber }) => formatPhone(phoneNumber), isWhole: true },
      { heading: directoryText.email, cell: ({ email }) => <EmailText email={email} /> },
      {
        heading: listedStopText.heading,
        cell: ({ ordersStopped }) => <OrderStopBadge isStopped={ordersStopped} />,
        isPlain: true,
        isWhole: true,
      },
    ]}
  />
)
