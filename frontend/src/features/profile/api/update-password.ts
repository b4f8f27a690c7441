import { useMutation } from '@tanstack/react-query'
import type { UpdatePasswordBody } from '#domain/contracts/person'
import { send } from '../../../api/client.ts'

export const useUpdatePassword = () =>
  useMutation({
    mutationFn: (body: UpdatePasswordBody) => send<null>('POST', '/api/v1/users/me/update_password', body),
    meta: { handlesError: true },
  })
