/** The words of a digital PDF and where they stand on its pages. Runs in a worker, so that the library needs none of its own. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as pdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import type { PlacedWords } from '#domain/schedule/table/placed-words'
import type { SheetProblem } from './text.ts'

// For browsers of some years too, and for Node. The library looks for its own worker here before it starts one.
Object.assign(globalThis, { pdfjsWorker: pdfWorker })

/** More than the schedule of any building. */
const PAGES_MAX = 200

type ReadPdf =
  | { readonly ok: true; readonly pages: readonly (readonly PlacedWords[])[] }
  | { readonly ok: false; readonly problem: SheetProblem }

const no = (problem: SheetProblem): ReadPdf => ({ ok: false, problem })

const problemOf = (error: unknown): SheetProblem =>
  error instanceof Error && error.name === 'PasswordException' ? 'locked-pdf' : 'broken-pdf'

/** Words that lie on their side or head, such as a stamp along the edge, are of no table. */
const isUpright = ([a = 0, b = 0]: readonly number[]): boolean => a > 0 && Math.abs(b) < 0.01 * a

export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const loading = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    verbosity: 0,
  })
  try {
    const file = await loading.promise
    if (file.numPages > PAGES_MAX) return no('too-many-pages')
    const pages: PlacedWords[][] = []
    for (let number = 1; number <= file.numPages; number += 1) {
      const { items } = await (await file.getPage(number)).getTextContent()
      pages.push(
        items.flatMap((item) => {
          if (!('str' in item) || item.str.trim() === '' || !isUpright(item.transform)) return []
          const [, , , , x, y] = item.transform as number[]
          return [{ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, height: item.height }]
        }),
      )
    }
    return pages.some((words) => words.length > 0) ? { ok: true, pages } : no('scanned')
  } catch (error) {
    return no(problemOf(error))
  } finally {
    await loading.destroy()
  }
}
