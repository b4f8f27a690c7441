import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { RecoveryCodes, SecondFactorState } from '#domain/contracts/second-factor'
import { get, send } from '../../../api/client.ts'

const path = '/api/v1/users/me/second-factor'

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => get<SecondFactorState>(path, signal),
})

export const useForgetState = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
}

/** What asks for the password: switching it off, or new recovery codes. */
export const useSwitchOff = () => {
  const forgetState = useForgetState()
  return useMutation({
    mutationFn: (password: string) => send<null>('POST', `${path}/off`, { password }),
    meta: { handlesError: true },
    onSuccess: forgetState,
  })
}

export const useRenewCodes = () =>
  useMutation({
    mutationFn: (password: string) => send<RecoveryCodes>('POST', `${path}/recovery-codes`, { password }),
    meta: { handlesError: true },
  })
