/** What is sent to stop or free the orders of a store. */
import type { ApiStore } from '#domain/contracts/organisation'

export const orderStopBody = ({ version }: ApiStore, active: boolean, text: string) => ({
  version,
  orderStop: { active, text },
})
