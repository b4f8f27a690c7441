/** Where an organisation is reached. Asking for what cannot be is a bug of whoever asks, and is told to them in so many words. */
const organisationTypes = ['agents', 'stores'] as const
export type OrganisationType = (typeof organisationTypes)[number]

export const organisationAddress = (type: OrganisationType, id: number): string => {
  if (!organisationTypes.includes(type)) throw new Error('Invalid organization type')
  return `/api/v1/${type}/${id}`
}

export const stockAddressAddress = (storeId: number | undefined, code: string | undefined): string => {
  if (!storeId) throw new Error('Store id is required')
  if (!code) throw new Error('Stock address code is required')
  return `/api/v1/stores/${storeId}/stockAddresses/${encodeURIComponent(code)}`
}
