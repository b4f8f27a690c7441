/** The webhooks of an organisation and what they were told. A secret is told once, and kept in no cache. */
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  DeliveryPage,
  MadeWebhook,
  SaveWebhookBody,
  ShownDelivery,
  ShownWebhook,
} from '#domain/contracts/webhook'
import { get, send } from '../../../api/client.ts'
import type { OrganisationType } from '../api/organisation-address.ts'

const quiet = { meta: { handlesError: true } } as const

export interface WebhookOwner {
  readonly type: OrganisationType
  readonly id: number
}

const addressOf = ({ type, id }: WebhookOwner): string => `/api/v1/integrations/${type}/${id}/webhooks`

export const webhooksQuery = (of: WebhookOwner) =>
  queryOptions({
    queryKey: ['organisation-webhooks', of.type, of.id],
    queryFn: ({ signal }) => get<readonly ShownWebhook[]>(addressOf(of), signal),
    ...quiet,
  })

const deliveriesKey = (of: WebhookOwner, webhookId: number) => [
  'webhook-deliveries',
  of.type,
  of.id,
  webhookId,
]

export const deliveriesQuery = (of: WebhookOwner, webhookId: number) =>
  infiniteQueryOptions({
    queryKey: deliveriesKey(of, webhookId),
    queryFn: ({ signal, pageParam }) =>
      get<DeliveryPage>(
        `${addressOf(of)}/${webhookId}/deliveries${pageParam === null ? '' : `?before=${encodeURIComponent(pageParam)}`}`,
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...quiet,
  })

/** The log of the organisation has an entry more, and the list is another. */
const useReadAgain = (of: WebhookOwner) => {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: webhooksQuery(of).queryKey }),
      queryClient.invalidateQueries({ queryKey: ['organisation', of.type, of.id] }),
    ])
}

export const useMakeWebhook = (of: WebhookOwner) =>
  useMutation({
    mutationFn: (body: SaveWebhookBody) => send<MadeWebhook>('POST', addressOf(of), body),
    onSuccess: useReadAgain(of),
    gcTime: 0,
    ...quiet,
  })

export const useChangeWebhook = (of: WebhookOwner, webhookId: number) =>
  useMutation({
    mutationFn: (body: SaveWebhookBody) =>
      send<readonly ShownWebhook[]>('PUT', `${addressOf(of)}/${webhookId}`, body),
    onSuccess: useReadAgain(of),
    ...quiet,
  })

export const useDeleteWebhook = (of: WebhookOwner) =>
  useMutation({
    mutationFn: (webhookId: number) =>
      send<readonly ShownWebhook[]>('DELETE', `${addressOf(of)}/${webhookId}`),
    onSuccess: useReadAgain(of),
    ...quiet,
  })

export const useMakeSecret = (of: WebhookOwner) =>
  useMutation({
    mutationFn: (webhookId: number) => send<MadeWebhook>('POST', `${addressOf(of)}/${webhookId}/secret`),
    onSuccess: useReadAgain(of),
    gcTime: 0,
    ...quiet,
  })

/** What has just been sent stands in the list and in the log. */
const useShowSent = (of: WebhookOwner) => {
  const queryClient = useQueryClient()
  return (webhookId: number) =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: webhooksQuery(of).queryKey }),
      queryClient.invalidateQueries({ queryKey: deliveriesKey(of, webhookId) }),
    ])
}

export const useTryWebhook = (of: WebhookOwner) => {
  const showSent = useShowSent(of)
  return useMutation({
    mutationFn: (webhookId: number) => send<ShownDelivery>('POST', `${addressOf(of)}/${webhookId}/trial`),
    onSuccess: (_, webhookId) => showSent(webhookId),
    ...quiet,
  })
}

export const useSendAgain = (of: WebhookOwner, webhookId: number) => {
  const showSent = useShowSent(of)
  return useMutation({
    mutationFn: (eventId: string) =>
      send<ShownDelivery>('POST', `${addressOf(of)}/${webhookId}/deliveries/${eventId}/send`),
    onSuccess: () => showSent(webhookId),
    ...quiet,
  })
}
