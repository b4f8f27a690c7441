/** admin/chains/{id}: a chain, to be looked at, with its dealers (AD-01, A-021). */

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { mayOn } from '#domain/access/admin-rights'
import type { StoreSummary } from '#domain/contracts/organisation'
import { formatPhone } from '#domain/messages/phone'
import { OrderStopBadge } from '../../people/order-stop-badge.tsx'
import { listedStopText } from '../../people/text.ts'
import { useViewer } from '../../session/current-context.ts'
import { chainQuery, chainStoresQuery } from './api/organisation-calls.ts'
import { Changes } from './components/changes.tsx'
import { ListPart } from './components/list-part.tsx'
import { OrganisationMissing } from './components/organisation-missing.tsx'
import { SecondFactorDemand } from './components/second-factor-demand.tsx'
import { TermsList } from './components/terms.tsx'
import classes from './organisation-page.module.css'
import { organisationPageText, storesOfChainText, termsText } from './text.ts'

export const ChainPage = () => {
  const id = Number(useParams().organisationId)
  const viewer = useViewer()
  const query = useQuery(chainQuery(id))
  const { data: chain } = query
  if (chain === undefined) return <OrganisationMissing type="chains" query={query} />
  const place = { chainId: id, storeId: null, agentId: null }
  return (
    <div className={classes.page} key={id}>
      <title>{chain.name}</title>
      <p className={classes.kind}>{organisationPageText.chain}</p>
      <h1 className={classes.title}>
        {chain.name} <span className={classes.number}>{organisationPageText.id(chain.id)}</span>
      </h1>
      <TermsList
        heading={termsText.ofStore}
        rates={[
          [termsText.netWindows, chain.netWindows],
          [termsText.netDoors, chain.netDoors],
          [termsText.projectWindows, chain.projectWindows],
          [termsText.projectDoors, chain.projectDoors],
        ]}
      />
      {chain.showsStores && (
        <ListPart<StoreSummary>
          text={storesOfChainText}
          search={storesOfChainText}
          sizes={[10, 20, 50, 100]}
          firstSize={20}
          query={(searched) => chainStoresQuery(id, searched)}
          columns={[
            { heading: storesOfChainText.name, cell: ({ name }) => name, isTitle: true },
            { heading: storesOfChainText.number, cell: (store) => store.id, isWhole: true },
            { heading: storesOfChainText.place, cell: ({ postalAddress }) => postalAddress, isWhole: true },
            {
              heading: storesOfChainText.phone,
              cell: ({ phoneNumber }) => formatPhone(phoneNumber),
              isWhole: true,
            },
            {
              heading: listedStopText.heading,
              cell: ({ ordersStopped }) => <OrderStopBadge isStopped={ordersStopped} />,
              isPlain: true,
              isWhole: true,
            },
          ]}
          pathOf={(store) => `/admin/stores/${store.id}`}
        />
      )}
      <SecondFactorDemand type="chains" organisation={chain} />
      {mayOn(viewer, 'organisation.view-changes', place) && (
        <Changes type="chains" id={id} version={chain.version} />
      )}
    </div>
  )
}
