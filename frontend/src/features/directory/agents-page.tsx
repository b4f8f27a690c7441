/** admin/agents: the builders. */

import type { AgentSummary } from '#domain/contracts/organisation'
import { formatPhone } from '#domain/messages/phone'
import { EmailText } from '../../ui/email-text.tsx'
import { DirectoryPage } from './directory-page.tsx'
import { agentsText, directoryText } from './text.ts'

export const AgentsPage = () => (
  <DirectoryPage<AgentSummary>
    text={agentsText}
    source="/api/v1/agents"
    pathOf={({ id }) => `/admin/agents/${id}`}
    columns={[
      { heading: directoryText.name, cell: ({ name }) => name, isTitle: true },
      { heading: directoryText.number, cell: ({ id }) => id, isWhole: true },
      { heading: directoryText.store, cell: ({ store }) => store.name },
      { heading: directoryText.place, cell: ({ postalAddress }) => postalAddress, isWhole: true },
      { heading: directoryText.contact, cell: ({ contact }) => contact },
      { heading: directoryText.phone, cell: ({ phoneNumber }) => formatPhone(phoneNumber), isWhole: true },
      { heading: directoryText.email, cell: ({ email }) => <EmailText email={email} /> },
    ]}
  />
)
