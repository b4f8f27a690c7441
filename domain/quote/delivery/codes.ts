/** Codes of a choice of delivery that stand for no stock address of the store (trade handbook 10.10). */
export const PRIVATE_DELIVERY = 'PRIVATE'
export const AGENT_DELIVERY = 'AGENT'
