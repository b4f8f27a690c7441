/**
 * What is ordered of the render worker: a frozen input at renders/<hash>/input.json and a queue message that names it. The
 * hash covers the input and the renderer's version, so the same input is the same picture and a retry costs nothing.
 * Most inputs are small enough to travel in the message besides, where the hash proves that they are what was ordered.
 * What an input holds stands in `render.ts`, which nobody needs who only orders.
 */
import * as z from 'zod'
import { artefactBuffers, type FileBuffer } from '#domain/administration/buffers'

export const renderKinds = ['row-image', 'quote-pdf', 'quote-html', 'quote-zip', 'quote-elevations'] as const

const renderMessage = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  kind: z.enum(renderKinds),
  buffer: z.enum(artefactBuffers),
  /** How often the buffer had been cleared when it was ordered: it is made and fetched there, whatever is cleared meanwhile. */
  generation: z.int().nonnegative(),
})
export type RenderMessage = z.infer<typeof renderMessage>

/** What an artefact's key is the SHA-256 of: the frozen text and the version of the renderer that it is drawn by. */
export const hashedText = (text: string, rendererVersion: string): string => `${text}\n${rendererVersion}`

/** One message of the queue: which artefact, and its frozen input where that is small. */
export const renderOrder = renderMessage.extend({
  /** Deflated and in base64: a message may hold no more than text. */
  frozen: z.strictObject({ deflated: z.base64(), rendererVersion: z.string() }).optional(),
})
export type RenderOrder = z.infer<typeof renderOrder>

/** How far an artefact has come, written by the worker beside it; that it is done is told by its being there. */
export const artefactState = z.object({
  state: z.enum(['running', 'failed']),
  percent: z.number(),
  reason: z.string().optional(),
})
export type ArtefactState = z.infer<typeof artefactState>

const outputNames = {
  'row-image': 'image.png',
  'quote-pdf': 'quote.pdf',
  'quote-html': 'quote.html',
  'quote-zip': 'quote.zip',
  'quote-elevations': 'elevations.pdf',
} as const satisfies Record<(typeof renderKinds)[number], string>

/** Whether a key of the bucket is that of something that has been made, and no input or state beside it. */
export const isOutputKey = (key: string): boolean =>
  Object.values(outputNames).some((name) => key.endsWith(`/${name}`))

/** Where a buffer's files of one generation lie in the render bucket. */
export const bufferFolder = (buffer: FileBuffer, generation: number): string =>
  `renders/${buffer}/${generation}/`

/** Keys in the render bucket. */
export const renderKeys = ({
  buffer,
  generation,
  hash,
  kind,
}: Pick<RenderMessage, 'buffer' | 'generation' | 'hash' | 'kind'>) => {
  const folder = `${bufferFolder(buffer, generation)}${hash}/`
  return {
    folder,
    input: `${folder}input.json`,
    state: `${folder}state.json`,
    output: `${folder}${outputNames[kind]}`,
  }
}
