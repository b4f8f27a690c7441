/** Stains, varnish and bare wood stand among the colours with codes of their own (trade handbook 6). */
export const UNTREATED = 'BEIS-00'

export const isStain = (code: string | null): boolean => code?.startsWith('BEIS-') ?? false
