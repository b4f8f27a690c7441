/** Reading and changing a store, a builder or a chain. What a change answers is what is shown from then on. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  AgentSummary,
  ApiAgent,
  ApiChain,
  ApiStore,
  CreateAgentBody,
  LogoBody,
  OrderStatistics,
  OrganisationUser,
  StockAddressBody,
  StoreSummary,
} from '#domain/contracts/organisation'
import { ApiError } from '../../../api/api-error.ts'
import { get, send } from '../../../api/client.ts'
import { makeCommandKeys } from '../../../api/idempotency.ts'
import { showAnswer } from '../../../api/show-answer.ts'
import { type Page, requestOf } from '../../../ui/paging.ts'
import { type OrganisationType, organisationAddress, stockAddressAddress } from './organisation-address.ts'

const quiet = { meta: { handlesError: true } } as const

export const agentQuery = (id: number) =>
  queryOptions({
    queryKey: ['organisation', 'agents', id],
    queryFn: ({ signal }) => get<ApiAgent>(organisationAddress('agents', id), signal),
    ...quiet,
  })

export const storeQuery = (id: number) =>
  queryOptions({
    queryKey: ['organisation', 'stores', id],
    queryFn: ({ signal }) => get<ApiStore>(organisationAddress('stores', id), signal),
    ...quiet,
  })

export const chainQuery = (id: number) =>
  queryOptions({
    queryKey: ['organisation', 'chains', id],
    queryFn: ({ signal }) => get<ApiChain>(`/api/v1/chains/${id}`, signal),
    ...quiet,
  })

/** A page of what is found by `q`, or of all. */
export interface Searched extends Page {
  readonly q?: string
}

const pageQuery = <Row>(address: string, { q = '', ...page }: Searched) =>
  queryOptions({
    queryKey: ['organisation-list', address, q, page],
    queryFn: ({ signal }) => {
      const params = requestOf(page)
      if (q !== '') params.set('q', q)
      return get<readonly Row[]>(`${address}?${params}`, signal)
    },
    placeholderData: keepPreviousData,
    ...quiet,
  })

export const peopleQuery = (type: OrganisationType, id: number, page: Page) =>
  pageQuery<OrganisationUser>(`${organisationAddress(type, id)}/users`, page)

export const buildersQuery = (storeId: number, page: Page) =>
  pageQuery<AgentSummary>(`${organisationAddress('stores', storeId)}/agents`, page)

export const chainStoresQuery = (chainId: number, searched: Searched) =>
  pageQuery<StoreSummary>(`/api/v1/chains/${chainId}/stores`, searched)

export const statisticsQuery = (type: OrganisationType, id: number, includeAgents: boolean) =>
  queryOptions({
    queryKey: ['organisation-statistics', type, id, includeAgents],
    queryFn: ({ signal }) =>
      get<OrderStatistics>(
        `${organisationAddress(type, id)}/statistics/orders${includeAgents ? '?includeAgents=true' : ''}`,
        signal,
      ),
    ...quiet,
  })

type Organisation = ApiAgent | ApiStore

/** What the server answers is what is shown. */
export const useShow = (type: OrganisationType, id: number) => {
  const queryClient = useQueryClient()
  return (model: Organisation) => {
    if (type === 'agents') showAnswer(queryClient, agentQuery(id).queryKey, model as ApiAgent)
    else showAnswer(queryClient, storeQuery(id).queryKey, model as ApiStore)
    return queryClient.invalidateQueries({ queryKey: ['directory'] })
  }
}

/** The organisation as somebody else has made it meanwhile, where that is why a change was refused. */
export const storedMeanwhile = (
  error: Error,
): { readonly current: Organisation; readonly by: string } | null => {
  if (!(error instanceof ApiError) || error.code !== 'organisation.changed-meanwhile') return null
  const { current, changedBy } = error.details as { current: Organisation; changedBy: string }
  return { current, by: changedBy }
}

/** After a refusal the page shows what is stored, so that the next try is of that. */
const useShowStored = (type: OrganisationType, id: number) => {
  const show = useShow(type, id)
  return (error: Error) => {
    const changed = storedMeanwhile(error)
    if (changed !== null) void show(changed.current)
  }
}

export const useSaveOrganisation = (type: OrganisationType, id: number) =>
  useMutation({
    mutationFn: (body: object) => send<Organisation>('PUT', organisationAddress(type, id), body),
    onSuccess: useShow(type, id),
    onError: useShowStored(type, id),
    ...quiet,
  })

export const useSaveLogo = (type: OrganisationType, id: number) =>
  useMutation({
    mutationFn: (body: LogoBody) => send<Organisation>('PUT', `${organisationAddress(type, id)}/logo`, body),
    onSuccess: useShow(type, id),
    ...quiet,
  })

/** Without a code a new one, which is made once however often it is sent. */
export const useSaveStockAddress = (storeId: number, code: string | null) => {
  const [keys] = useState(makeCommandKeys)
  return useMutation({
    mutationFn: (body: StockAddressBody) =>
      code === null
        ? send<Organisation>('PUT', `${organisationAddress('stores', storeId)}/stockAddresses`, body, {
            idempotencyKey: keys.keyOf(JSON.stringify(body)),
          })
        : send<Organisation>('POST', stockAddressAddress(storeId, code), body),
    onSuccess: useShow('stores', storeId),
    onError: useShowStored('stores', storeId),
    onSettled: (_, error, body) => keys.settle(JSON.stringify(body), error),
    ...quiet,
  })
}

export const useCreateAgent = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ key, body }: { readonly key: string; readonly body: CreateAgentBody }) =>
      send<ApiAgent>('POST', '/api/v1/agents', body, { idempotencyKey: key }),
    onSuccess: () =>
      Promise.all(
        ['organisation-list', 'directory'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
      ),
    ...quiet,
  })
}

/** Whether whoever administrates the organisation needs a second factor. */
export const useDemandSecondFactor = (type: OrganisationType | 'chains', id: number) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { readonly version: number; readonly secondFactorRequired: boolean }) =>
      send('PUT', `/api/v1/${type}/${id}`, body),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['organisation', type, id] }),
    ...quiet,
  })
}

/** `leave` goes away from the page of the builder before what is known of it is forgotten. */
export const useDeleteAgent = (id: number, leave: () => unknown) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => send('DELETE', organisationAddress('agents', id)),
    onSuccess: async () => {
      await leave()
      queryClient.removeQueries({ queryKey: agentQuery(id).queryKey })
      await queryClient.invalidateQueries({ queryKey: ['directory'] })
    },
    ...quiet,
  })
}
