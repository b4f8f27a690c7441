/** Reading a person, and the list that every change of one concerns. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiUser, CreateUserBody } from '#domain/contracts/user'
import { get, send } from '../api/client.ts'
import { makeCommandKeys } from '../api/idempotency.ts'

/** Every list of people or organisations. */
export const directoriesKey = ['directory'] as const

export const userQuery = (id: number) =>
  queryOptions({
    queryKey: ['users', id],
    queryFn: ({ signal }) => get<ApiUser>(`/api/v1/users/${id}`, signal),
    meta: { handlesError: true },
  })

const keys = makeCommandKeys()

/** The same form sent again after a lost answer makes one person. */
export const useCreateUser = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CreateUserBody) =>
      send<ApiUser>('POST', '/api/v1/users', body, { idempotencyKey: keys.keyOf(JSON.stringify(body)) }),
    meta: { handlesError: true },
    onSettled: (_user, error, body) => keys.settle(JSON.stringify(body), error),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: directoriesKey }),
  })
}
