/**
 * The buffers: what the system keeps so as not to make it again, and nothing of record (AD-05, AD-06, decision 61). Of a picture or a
 * document everything can be made anew from what a quote says, so such a buffer is emptied at one stroke and fills again as
 * people ask. What people are found by is written anew while the old stays, so that nobody is missing meanwhile. Pure.
 */

/** Made by the render worker and kept in a bucket. */
export const artefactBuffers = ['documents', 'redisimages', 'fallbackimages'] as const
export type ArtefactBuffer = (typeof artefactBuffers)[number]

/** Kept in a bucket: what the worker has made, and pictures that browsers have handed in. */
export const fileBuffers = [...artefactBuffers, 'previews'] as const
export type FileBuffer = (typeof fileBuffers)[number]

/** Entries of the table that lead to quotes, people and organisations, and that months are counted by. */
export const listBuffers = ['quotesearch', 'statistics', 'organisations', 'users'] as const
export type ListBuffer = (typeof listBuffers)[number]

export const bufferIds = [...fileBuffers, ...listBuffers] as const
export type BufferId = (typeof bufferIds)[number]

const isOneOf =
  <Id extends string>(ids: readonly Id[]) =>
  (text: string): text is Id =>
    (ids as readonly string[]).includes(text)

export const isBufferId = isOneOf(bufferIds)
export const isFileBuffer = isOneOf(fileBuffers)
