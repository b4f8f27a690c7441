/** The editor of a product for tests of its components: edits are judged as they are when a person makes them, and written down. */
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { colorBook } from '#domain/catalogue/colors/color-book'
import { applyTo } from '#domain/configurator/apply'
import { optionsOf } from '#domain/configurator/options'
import { sentenceOf } from '#domain/messages/words'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import type { Patch } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { defaultOf } from '#tests/factories/configured'
import { type Editor, EditorContext } from './use-editor.ts'

export type Done =
  | { readonly does: 'edit'; readonly patch: Patch; readonly movement: string | undefined }
  | { readonly does: 'decline'; readonly sentence: string }
  | { readonly does: 'select'; readonly ids: readonly string[] }
  | { readonly does: 'flush' }

export const makeEditor = (configuration: Configuration, overrides: Partial<Editor> = {}) => {
  const done: Done[] = []
  const decline: Editor['decline'] = ({ sentence }) => done.push({ does: 'decline', sentence })
  const editor: Editor = {
    configuration,
    choices: configuration.product.choices,
    defaults: defaultOf(configuration.model.id).product.choices,
    book: colorBook,
    list: priceList2026,
    options: optionsOf(configuration, colorBook, priceList2026),
    priceFactor: 1,
    closed: false,
    locked: false,
    refused: null,
    place: { orderNumber: 100_031, rowNumber: 1 },
    waiting: [],
    edit: (patch, movement) => {
      const result = applyTo(configuration, patch, colorBook)
      if (result.ok) done.push({ does: 'edit', patch, movement })
      else decline({ fields: [], sentence: sentenceOf(result) })
      return result.ok
    },
    decline,
    flush: () => done.push({ does: 'flush' }),
    setTyping: () => undefined,
    debounce: 0,
    selected: [],
    select: (ids) => done.push({ does: 'select', ids }),
    ...overrides,
  }
  return { editor, done }
}

/** What stands on the screen of it. */
export const shownIn = (editor: Editor, children: ReactNode): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <EditorContext value={editor}>{children}</EditorContext>
    </MantineProvider>,
  )
