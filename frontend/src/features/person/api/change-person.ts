/** Changing a person. What the server answers is what is shown; lists and the log of changes follow. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { UpdateUserBody } from '#domain/contracts/person'
import type { AddRoleBody, ApiUser, UserRole } from '#domain/contracts/user'
import { send } from '../../../api/client.ts'
import { makeCommandKeys } from '../../../api/idempotency.ts'
import { showAnswer } from '../../../api/show-answer.ts'
import { directoriesKey, userQuery } from '../../../people/user-calls.ts'
import { currentContextQuery } from '../../../session/current-context.ts'
import { currentUserQuery } from '../../../session/current-user.ts'

const keys = makeCommandKeys()

const shown = (queryClient: QueryClient, user: ApiUser): void => {
  showAnswer(queryClient, userQuery(user.id).queryKey, user)
  void queryClient.invalidateQueries({ queryKey: directoriesKey })
}

/** What is refused is often so because somebody has changed the person meanwhile: who stands here is read anew. */
const useChange = <Asked>(id: number, mutationFn: (asked: Asked) => Promise<ApiUser>) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (user) => shown(queryClient, user),
    onError: () => void queryClient.invalidateQueries({ queryKey: userQuery(id).queryKey }),
  })
}

export const useEditPerson = (id: number) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: UpdateUserBody) => send<ApiUser>('PUT', `/api/v1/users/${id}`, body),
    meta: { handlesError: true },
    onSuccess: () =>
      // Who changes oneself gets another view as the answer, and the bar at the top shows the name.
      Promise.all(
        [userQuery(id).queryKey, directoriesKey, currentUserQuery.queryKey, currentContextQuery.queryKey].map(
          (queryKey) => queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

export const useSwitchPerson = (id: number) =>
  useChange(id, (to: 'activate' | 'deactivate') => send<ApiUser>('POST', `/api/v1/users/${id}/${to}`))

export const useInvite = (id: number) =>
  useChange(id, () => send<ApiUser>('POST', `/api/v1/users/${id}/invitation`))

export const useResetSecondFactor = (id: number) =>
  useChange(id, () => send<ApiUser>('DELETE', `/api/v1/users/${id}/second-factor`))

export const useAddRole = (id: number) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: AddRoleBody) =>
      send<ApiUser>('POST', `/api/v1/users/${id}/contexts`, body, {
        idempotencyKey: keys.keyOf(`${id} ${JSON.stringify(body)}`),
      }),
    meta: { handlesError: true },
    onSettled: (_user, error, body) => keys.settle(`${id} ${JSON.stringify(body)}`, error),
    onSuccess: (user) => shown(queryClient, user),
  })
}

export const useSwitchRole = (id: number) =>
  useChange(id, ({ id: roleId, enabled }: Pick<UserRole, 'id' | 'enabled'>) =>
    send<ApiUser>('POST', `/api/v1/users/${id}/contexts/${roleId}`, { enabled }),
  )

export const useRemoveRole = (id: number) =>
  useChange(id, (roleId: number) => send<ApiUser>('DELETE', `/api/v1/users/${id}/contexts/${roleId}`))
