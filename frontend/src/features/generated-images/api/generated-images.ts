/**
 * The pictures of rows as they lie in the buffer, page by page, and one drawn anew. While a page is on its way the one before stands, with
 * the number of its own first picture.
 */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { GeneratedImages } from '#domain/contracts/buffer'
import type { Job } from '#domain/contracts/job'
import { get, write } from '../../../api/client.ts'
import { whenMade } from '../../../api/when-made.ts'
import type { Page } from '../../../ui/paging.ts'
import { toastInfo } from '../../../ui/toasts.ts'
import { imagePath } from '../state/base-url.ts'
import { generatedImagesText } from '../text.ts'

export const generatedImagesQuery = ({ page, pageSize }: Page) =>
  queryOptions({
    queryKey: ['generated-images', page, pageSize],
    queryFn: async ({ signal }) => {
      const offset = page * pageSize
      const path = `/api/v1/caches/redisimages?offset=${offset}&limit=${pageSize}`
      return { ...(await get<GeneratedImages>(path, signal)), first: offset + 1 }
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { handlesError: true },
  })

interface Row {
  readonly orderNumber: number
  readonly rowNumber: number
}

/** Answered with the picture, or with the job where that takes longer. */
const generate = async (row: Row): Promise<void> => {
  const answer: object = await write('POST', imagePath(row))
  if (!('id' in answer)) return
  await whenMade(answer as Job, {
    look: (id) => get<Job>(`/api/v1/jobs/${id}`),
    unexplained: generatedImagesText.notGenerated,
  })
}

export const useGenerate = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: generate,
    onSuccess: (_, { orderNumber, rowNumber }) => {
      toastInfo(generatedImagesText.generated(generatedImagesText.rowOf(orderNumber, rowNumber)))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['generated-images'] }),
  })
}
