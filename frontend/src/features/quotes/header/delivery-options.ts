/**
 * Where a quote can be delivered, as the page offers it (trade handbook 10.10; QD-31 to QD-33): the store's stock
 * addresses, the builder's own address on a builder's quote, or a private address that is typed.
 */
import type { Offer } from '#domain/contracts/offer'
import { AGENT_DELIVERY, PRIVATE_DELIVERY } from '#domain/quote/delivery/codes'
import { deliveryFormText } from './text.ts'

interface DeliveryOption {
  readonly code: string
  readonly label: string
  readonly address: string
}

const oneLine = (...parts: readonly string[]) => parts.filter((part) => part.trim() !== '').join(', ')

export const deliveryOptions = ({ creator }: Offer): readonly DeliveryOption[] => {
  const { agent, store } = creator
  const stock = store.stockAddresses.map(({ code, address1, address2, postalCode, postalAddress }) => ({
    code,
    label: address1,
    address: oneLine(address2, `${postalCode} ${postalAddress}`),
  }))
  const toAgent = agent && {
    code: AGENT_DELIVERY,
    label: agent.name,
    address: oneLine(agent.address.address1, `${agent.address.postalCode} ${agent.address.postalAddress}`),
  }
  const toPrivate = {
    code: PRIVATE_DELIVERY,
    label: deliveryFormText.toPrivate,
    address: deliveryFormText.privateAddress,
  }
  return [...(toAgent ? [toAgent] : []), ...stock, toPrivate]
}
