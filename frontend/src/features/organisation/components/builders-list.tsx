/** The builders of a store, with a way to a new one. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { AgentSummary, ApiStore } from '#domain/contracts/organisation'
import { formatPhone } from '../../../ui/format.ts'
import { buildersQuery } from '../api/organisation-calls.ts'
import { buildersText } from '../text.ts'
import { CreateAgentDialog } from './create-agent-dialog.tsx'
import { ListPart } from './list-part.tsx'

export const BuildersList = ({ store: { id, may } }: { readonly store: ApiStore }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ListPart<AgentSummary>
        text={buildersText}
        sizes={[10, 20, 50, 100]}
        firstSize={20}
        query={(page) => buildersQuery(id, page)}
        columns={[buildersText.name, buildersText.place, buildersText.phone]}
        cells={(agent) => [
          <Link key="name" to={`/admin/agents/${agent.id}`}>
            {agent.name}
          </Link>,
          agent.postalAddress,
          formatPhone(agent.phoneNumber),
        ]}
        action={
          may.includes('organisation.create-builder') && (
            <Button variant="default" size="xs" onClick={() => setIsOpen(true)}>
              {buildersText.create}
            </Button>
          )
        }
      />
      {isOpen && <CreateAgentDialog storeId={id} onClose={() => setIsOpen(false)} />}
    </>
  )
}
