/**
 * The page behind the PDF and the /html document. It waits for a frozen input, lays it out and raises one flag: rendered
 * when the fonts are there and every drawing is in place, or failed with a message. A document with a missing drawing or
 * price is never printed.
 *
 * Page numbers and the running head are margin boxes in the style sheet (@page), so the worker prints with
 * `page.pdf({ preferCSSPageSize: true, printBackground: true })` and neither header nor footer template.
 */
import { Component, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { type DocumentInput, documentInput } from '#domain/contracts/render'
import { putInForce } from '#domain/texts/texts'
import { listenForInput, reportFailed, reportRendered } from '../render-port.ts'
import { ElevationSheet } from './elevation-sheet.tsx'
import { QuoteDocument } from './quote-document.tsx'
import { setRunningHead } from './running-head.ts'

/** `turn` counts the documents that a warm page has taken, so that the same input twice is drawn twice. */
interface Job {
  readonly turn: number
  readonly input: DocumentInput
}

export const PrintPage = () => {
  const [job, setJob] = useState<Job | null>(null)

  useEffect(
    () =>
      listenForInput((given) => {
        if (given === null) return setJob(null)
        const parsed = documentInput.safeParse(given)
        if (!parsed.success) return reportFailed(new Error(`not a document: ${parsed.error.message}`))
        putInForce(parsed.data.words ?? [])
        setJob((previous) => ({ turn: (previous?.turn ?? 0) + 1, input: parsed.data }))
      }),
    [],
  )

  return (
    job && (
      <FailureBoundary key={job.turn}>
        {job.input.kind === 'quote-elevations' ? (
          <ElevationSheet input={job.input} />
        ) : (
          <QuoteDocument input={job.input} />
        )}
        <Settled input={job.input} />
      </FailureBoundary>
    )
  )
}

/** Mounted after the document, so its effect runs when all of that is in the page, and before the page is painted. */
const Settled = ({ input }: { input: DocumentInput }) => {
  useLayoutEffect(() => {
    let current = true
    setRunningHead(input)
    settle().then(
      () => current && reportRendered(),
      (error) => current && reportFailed(error),
    )
    return () => {
      current = false
    }
  }, [input])
  return null
}

/** The families and weights of `page.css`: a weight that is asked for by nobody is fetched while the sheet is printed already. */
const FONTS = [400, 600, 700].map(
  (weight) => `${weight} 1rem "Source Sans 3 on paper", "Noto Sans Arabic", "Noto Emoji"`,
)

/**
 * The browser asks for a font file when it lays out a character of it. Asking by the text spares a layout of the whole
 * document for the screen, which nobody sees: the print lays it out anew.
 */
const settle = async (): Promise<void> => {
  const characters = [...new Set(document.body.textContent)].join('')
  await Promise.all(FONTS.map((font) => document.fonts.load(font, characters)))
  // A logo that cannot be shown leaves the seller's name, which stands under it anyway.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => image.remove())))
}

class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    reportFailed(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
