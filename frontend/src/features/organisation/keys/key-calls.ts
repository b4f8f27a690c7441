/** The keys by which programs act for an organisation. A new one is told with its secret, once, and kept in no cache. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { MadeKey, MakeKeyBody, ShownKey } from '#domain/contracts/api-key'
import { get, send } from '../../../api/client.ts'
import type { OrganisationType } from '../api/organisation-address.ts'

const quiet = { meta: { handlesError: true } } as const

const keysAddress = (type: OrganisationType, id: number): string => `/api/v1/integrations/${type}/${id}/keys`

export const keysQuery = (type: OrganisationType, id: number) =>
  queryOptions({
    queryKey: ['organisation-keys', type, id],
    queryFn: ({ signal }) => get<readonly ShownKey[]>(keysAddress(type, id), signal),
    ...quiet,
  })

/** The log of the organisation has an entry more, and the list a key more or less. */
const useReadAgain = (type: OrganisationType, id: number) => {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: keysQuery(type, id).queryKey }),
      queryClient.invalidateQueries({ queryKey: ['organisation', type, id] }),
    ])
}

export const useMakeKey = (type: OrganisationType, id: number) =>
  useMutation({
    mutationFn: (body: MakeKeyBody) => send<MadeKey>('POST', keysAddress(type, id), body),
    onSuccess: useReadAgain(type, id),
    gcTime: 0,
    ...quiet,
  })

export const useDeleteKey = (type: OrganisationType, id: number) =>
  useMutation({
    mutationFn: (keyId: number) => send<readonly ShownKey[]>('DELETE', `${keysAddress(type, id)}/${keyId}`),
    onSuccess: useReadAgain(type, id),
    ...quiet,
  })
