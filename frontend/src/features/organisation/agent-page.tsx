/** admin/agents/{id}: a builder (administration section 2, A-007). */
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { kindOf } from '#domain/access/access'
import { mayOn } from '#domain/access/admin-rights'
import { useViewer } from '../../session/current-context.ts'
import { agentQuery } from './api/organisation-calls.ts'
import { Changes } from './components/changes.tsx'
import { DeleteAgent } from './components/delete-agent.tsx'
import { OrganisationHead } from './components/organisation-head.tsx'
import { OrganisationMissing } from './components/organisation-missing.tsx'
import { OtherSystems } from './components/other-systems.tsx'
import { PeopleList } from './components/people-list.tsx'
import { SecondFactorDemand } from './components/second-factor-demand.tsx'
import { Statistics } from './components/statistics.tsx'
import { TermsList } from './components/terms.tsx'
import classes from './organisation-page.module.css'
import { organisationPageText, termsText } from './text.ts'

export const AgentPage = () => {
  const id = Number(useParams().organisationId)
  const viewer = useViewer()
  const isAgent = kindOf(viewer) === 'agent'
  const query = useQuery(agentQuery(id))
  const { data: agent } = query
  if (agent === undefined) return <OrganisationMissing type="agents" query={query} />
  const { chainId, store, discountWindowNet, discountDoorNet, storeMargin, defaultMargin, may, version } =
    agent
  return (
    <div className={classes.page} key={id}>
      <title>{agent.name}</title>
      <OrganisationHead
        edited={{ type: 'agents', organisation: agent }}
        kind={organisationPageText.agent}
        above={
          <p className={classes.above}>
            {organisationPageText.store}:{' '}
            {mayOn(viewer, 'organisation.view', { chainId, storeId: store.id, agentId: null }) ? (
              <Link to={`/admin/stores/${store.id}`}>{store.name}</Link>
            ) : (
              store.name
            )}
          </p>
        }
      />
      <TermsList
        heading={isAgent ? termsText.agreementWithStore : termsText.agreementWithAgent}
        rates={[
          [termsText.discountWindowNet, discountWindowNet],
          [termsText.discountDoorNet, discountDoorNet],
          [termsText.storeMargin, storeMargin],
          [termsText.customerMargin, defaultMargin],
        ]}
      />
      <Statistics type="agents" id={id} hasAgents={false} />
      <PeopleList type="agents" organisation={agent} />
      <SecondFactorDemand type="agents" organisation={agent} />
      {may.includes('organisation.edit-keys') && <OtherSystems type="agents" id={id} />}
      {may.includes('organisation.view-changes') && <Changes type="agents" id={id} version={version} />}
      {may.includes('organisation.delete-builder') && <DeleteAgent id={id} name={agent.name} />}
    </div>
  )
}
