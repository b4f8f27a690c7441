/** admin/chains/{id}: a chain, to be looked at (AD-01, A-021). */
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { kindOf } from '#domain/access/access'
import type { StoreSummary } from '#domain/contracts/organisation'
import { useViewer } from '../../session/current-context.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { chainQuery, chainStoresQuery } from './api/organisation-calls.ts'
import { ListPart } from './components/list-part.tsx'
import { SecondFactorDemand } from './components/second-factor-demand.tsx'
import { TermsList } from './components/terms.tsx'
import classes from './organisation-page.module.css'
import { buildersText, organisationPageText, storesOfChainText, termsText } from './text.ts'

export const ChainPage = () => {
  const id = Number(useParams().organisationId)
  const isChain = kindOf(useViewer()) === 'chain'
  const query = useQuery(chainQuery(id))
  const { data: chain } = query
  if (chain === undefined)
    return (
      <div className={classes.page}>
        <NotLoaded query={query} text={organisationPageText} />
      </div>
    )
  return (
    <div className={classes.page}>
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
      {isChain && chain.showsStores && (
        <ListPart<StoreSummary>
          text={{ ...storesOfChainText, tryAgain: organisationPageText.tryAgain }}
          sizes={[10, 20, 50, 100]}
          firstSize={20}
          query={chainStoresQuery}
          columns={[buildersText.name, buildersText.place]}
          cells={(store) => [
            <Link key="name" to={`/admin/stores/${store.id}`}>
              {store.name}
            </Link>,
            store.postalAddress,
          ]}
        />
      )}
      <SecondFactorDemand type="chains" organisation={chain} />
    </div>
  )
}
