/** /api/v1/integrations: how other programs are let into an organisation, and are told what happens there. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { listWebhookDeliveries, sendDeliveryAgain, tryWebhook } from './deliveries.ts'
import { deleteKey, listKeys, makeKey } from './keys.ts'
import { changeWebhook, deleteWebhook, listWebhooks, makeWebhook, makeWebhookSecret } from './webhooks.ts'

export const handler = handle(
  resource([
    listKeys,
    makeKey,
    deleteKey,
    listWebhooks,
    makeWebhook,
    changeWebhook,
    deleteWebhook,
    makeWebhookSecret,
    tryWebhook,
    listWebhookDeliveries,
    sendDeliveryAgain,
  ]),
)
