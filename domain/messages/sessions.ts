/** Where somebody is logged in, in words. */
export const browserText = {
  on: (browser: string, system: string) => `${browser} på ${system}`,
  unknown: 'Ukjent nettleser',
} as const
