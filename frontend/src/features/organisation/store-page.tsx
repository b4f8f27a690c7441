/** admin/stores/{id}: a dealer (administration section 2, A-005). */
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { mayOn } from '#domain/access/admin-rights'
import { useViewer } from '../../session/current-context.ts'
import { storeQuery, useSaveOrganisation } from './api/organisation-calls.ts'
import { BuildersList } from './components/builders-list.tsx'
import { Changes } from './components/changes.tsx'
import { OrderStopButton, OrderStopNotice } from './components/order-stop.tsx'
import { OrganisationHead } from './components/organisation-head.tsx'
import { OrganisationMissing } from './components/organisation-missing.tsx'
import { OtherSystems } from './components/other-systems.tsx'
import { PeopleList } from './components/people-list.tsx'
import { SecondFactorDemand } from './components/second-factor-demand.tsx'
import { Statistics } from './components/statistics.tsx'
import { StockAddresses } from './components/stock-addresses.tsx'
import { TermsList } from './components/terms.tsx'
import classes from './organisation-page.module.css'
import { organisationPageText, termsText } from './text.ts'

export const StorePage = () => {
  const id = Number(useParams().organisationId)
  const viewer = useViewer()
  const query = useQuery(storeQuery(id))
  const { data: store } = query
  const lifting = useSaveOrganisation('stores', id)
  if (store === undefined) return <OrganisationMissing type="stores" query={query} />
  const { chain, projectCalculation, showsBuilders, may, version } = store
  return (
    <div className={classes.page} key={id}>
      <title>{store.name}</title>
      <OrganisationHead
        edited={{ type: 'stores', organisation: store }}
        kind={organisationPageText.store}
        above={
          <p className={classes.above}>
            {organisationPageText.chain}:{' '}
            {mayOn(viewer, 'organisation.view', { chainId: chain.id, storeId: null, agentId: null }) ? (
              <Link to={`/admin/chains/${chain.id}`}>{chain.name}</Link>
            ) : (
              chain.name
            )}
          </p>
        }
        actions={<OrderStopButton store={store} lifting={lifting} />}
      />
      <OrderStopNotice store={store} lifting={lifting} />
      <TermsList
        heading={termsText.ofStore}
        rates={[
          [termsText.defaultMargin, projectCalculation ? store.defaultMargin : undefined],
          [termsText.discountMaxWindows, store.discountMaxWindows],
          [termsText.discountMaxDoors, store.discountMaxDoors],
        ]}
      />
      {projectCalculation && <StockAddresses store={store} />}
      <Statistics type="stores" id={id} hasAgents={showsBuilders} />
      <PeopleList type="stores" organisation={store} />
      {showsBuilders && <BuildersList store={store} />}
      <SecondFactorDemand type="stores" organisation={store} />
      {may.includes('organisation.edit-keys') && <OtherSystems type="stores" id={id} />}
      {may.includes('organisation.view-changes') && <Changes type="stores" id={id} version={version} />}
    </div>
  )
}
