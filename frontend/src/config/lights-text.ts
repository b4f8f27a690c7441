/** What the shipped lights are called. */
export const lightNames = { main: 'Hovedlys', fill: 'Fyll-lys' } as const
