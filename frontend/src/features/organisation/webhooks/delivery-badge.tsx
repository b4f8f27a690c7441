/** How far one event has come to a webhook, in a word. */
import type { ShownDelivery } from '#domain/contracts/webhook'
import { ToneBadge } from '../../../ui/tone-badge.tsx'
import { attemptText } from './text.ts'

const tones = { waiting: 'waiting', delivered: 'good', failed: 'bad' } as const

export const DeliveryBadge = ({ state }: Pick<ShownDelivery, 'state'>) => (
  <ToneBadge tone={tones[state]}>{attemptText.states[state]}</ToneBadge>
)
