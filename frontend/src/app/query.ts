import { createQueryClient } from '../api/query-client.ts'
import { toastFetchFailed, toastSaveFailed } from '../ui/toasts.ts'

export const queryClient = createQueryClient({ fetchFailed: toastFetchFailed, saveFailed: toastSaveFailed })
