/** Changing one's own name and phone number; every place that shows the name follows. */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UpdateProfileBody } from '#domain/contracts/person'
import type { ApiUser } from '#domain/contracts/user'
import { send } from '../../../api/client.ts'
import { showAnswer } from '../../../api/show-answer.ts'
import { currentContextQuery } from '../../../session/current-context.ts'
import { currentUserQuery } from '../../../session/current-user.ts'

export const useUpdateProfile = (userId: number) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: UpdateProfileBody) => send<ApiUser>('PUT', `/api/v1/users/${userId}`, body),
    meta: { handlesError: true },
    onSuccess: (user) => {
      const { firstname, lastname, fullName, phoneNumber } = user
      showAnswer(
        queryClient,
        currentUserQuery.queryKey,
        (shown) => shown && { ...shown, firstname, lastname, fullName, phoneNumber },
      )
      return queryClient.invalidateQueries({ queryKey: currentContextQuery.queryKey })
    },
  })
}
