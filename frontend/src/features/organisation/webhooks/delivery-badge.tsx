/** How far one event has come to a webhook, in a word. */
import type { ShownDelivery } from '#domain/contracts/webhook'
import { attemptText } from './text.ts'
import classes from './webhooks.module.css'

export const DeliveryBadge = ({ state }: Pick<ShownDelivery, 'state'>) => (
  <span className={classes.badge} data-state={state}>
    {attemptText.states[state]}
  </span>
)
