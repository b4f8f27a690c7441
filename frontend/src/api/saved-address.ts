/**
 * Where a person was when login or the choice of role came between. Kept per tab; taken once. Addresses
 * are inside the application, without the base path, and start with one slash, so that none can lead elsewhere.
 */
const KEY = 'savedAddress'
const stops = ['/login', '/logout', '/user/choose_context']

export const isReturnable = (address: string): boolean =>
  /^\/(?!\/)/.test(address) && !stops.some((stop) => address === stop || address.startsWith(`${stop}?`))

export const saveAddress = (address: string): void => {
  if (isReturnable(address)) sessionStorage.setItem(KEY, address)
}

export const consumeSavedAddress = (): string | null => {
  const address = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return address !== null && isReturnable(address) ? address : null
}

export const forgetAddress = (): void => sessionStorage.removeItem(KEY)
