/** '399 100 003', as the register writes it; nothing where there is none. */
export const formatOrganisationNumber = (nineDigits: string | null): string =>
  nineDigits?.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3') ?? ''
