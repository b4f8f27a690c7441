/** admin/stores: the dealers. */
import type { StoreSummary } from '#domain/contracts/organisation'
import { formatPhone } from '../../ui/format.ts'
import { DirectoryPage } from './directory-page.tsx'
import { directoryText, storesText } from './text.ts'

export const StoresPage = () => (
  <DirectoryPage<StoreSummary>
    text={storesText}
    source="/api/v1/stores"
    pathOf={({ id }) => `/admin/stores/${id}`}
    columns={[
      { heading: directoryText.name, cell: ({ name }) => name },
      { heading: directoryText.number, cell: ({ id }) => id },
      { heading: directoryText.place, cell: ({ postalAddress }) => postalAddress },
      { heading: directoryText.contact, cell: ({ contact }) => contact },
      { heading: directoryText.phone, cell: ({ phoneNumber }) => formatPhone(phoneNumber) },
      { heading: directoryText.email, cell: ({ email }) => email },
      {
        heading: directoryText.stopped,
        cell: ({ ordersStopped }) => (ordersStopped ? directoryText.stopped : null),
      },
    ]}
  />
)
