/** The builders of a store, with a way to a new one. */

import { Button } from '@mantine/core'
import { useState } from 'react'
import { Navigate } from 'react-router'
import type { AgentSummary, ApiStore } from '#domain/contracts/organisation'
import { formatPhone } from '#domain/messages/phone'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { buildersQuery } from '../api/organisation-calls.ts'
import { buildersText } from '../text.ts'
import { ListPart } from './list-part.tsx'

const CreateAgentDialog = lazyPart(async () => (await import('./create-agent-dialog.tsx')).CreateAgentDialog)

export const BuildersList = ({ store: { id, may } }: { readonly store: ApiStore }) => {
  const [isOpen, setIsOpen] = useState(false)
  const [made, setMade] = useState<number | null>(null)
  // Only once the dialog is gone, which lets nobody leave what is typed.
  if (made !== null) return <Navigate to={`/admin/agents/${made}`} />
  return (
    <>
      <ListPart<AgentSummary>
        text={buildersText}
        sizes={[10, 20, 50, 100]}
        firstSize={20}
        query={(page) => buildersQuery(id, page)}
        columns={[
          { heading: buildersText.name, cell: ({ name }) => name, isTitle: true },
          { heading: buildersText.place, cell: ({ postalAddress }) => postalAddress, isWhole: true },
          { heading: buildersText.phone, cell: ({ phoneNumber }) => formatPhone(phoneNumber), isWhole: true },
        ]}
        pathOf={(agent) => `/admin/agents/${agent.id}`}
        action={
          may.includes('organisation.create-builder') && (
            <Button variant="default" size="xs" onClick={() => setIsOpen(true)}>
              {buildersText.create}
            </Button>
          )
        }
      />
      {isOpen && (
        <CreateAgentDialog
          storeId={id}
          onCreated={(agent) => setMade(agent.id)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
