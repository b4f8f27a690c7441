/** Changing one's own name and phone number; every place that shows the name follows. */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UpdateProfileBody } from '#domain/contracts/person'
import type { CurrentUser } from '#domain/contracts/session'
import { send } from '../../../api/client.ts'
import { showAnswer } from '../../../api/show-answer.ts'
import { currentContextQuery } from '../../../session/current-context.ts'
import { currentUserQuery } from '../../../session/current-user.ts'

export const useUpdateProfile = (userId: number) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: UpdateProfileBody) => send<CurrentUser>('PUT', `/api/v1/users/${userId}`, body),
    meta: { handlesError: true },
    onSuccess: (user) => {
      showAnswer(queryClient, currentUserQuery.queryKey, user)
      return queryClient.invalidateQueries({ queryKey: currentContextQuery.queryKey })
    },
  })
}
