/** The editor of a product for tests of its components: edits are judged as they are when a person makes them, and written down. */
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { applyTo } from '#domain/configurator/apply'
import { optionsOf } from '#domain/configurator/options'
import { sentenceOf } from '#domain/messages/words'
import type { PriceList } from '#domain/pricing/price-list'
import type { Patch } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { type Editor, EditorContext } from './use-editor.ts'

type Done =
  | { readonly does: 'edit'; readonly patch: Patch; readonly movement: string | undefined }
  | { readonly does: 'decline'; readonly sentence: string }
  | { readonly does: 'select'; readonly ids: readonly string[] }
  | { readonly does: 'flush' }

/** The colours and prices that an editor has from the server. */
type Ground = Pick<Editor, 'colorLists'> & { readonly list: PriceList }

export const makeEditor = (
  configuration: Configuration,
  { colorLists, list }: Ground,
  overrides: Partial<Editor> = {},
) => {
  const done: Done[] = []
  const decline: Editor['decline'] = ({ sentence }) => done.push({ does: 'decline', sentence })
  const editor: Editor = {
    configuration,
    choices: configuration.product.choices,
    defaults: configuration.product.choices,
    colorLists,
    list,
    options: optionsOf(configuration, colorLists, list),
    priceFactor: 1,
    closed: false,
    locked: false,
    refused: null,
    place: { orderNumber: 100_031, rowNumber: 1 },
    waiting: [],
    edit: (patch, movement) => {
      const result = applyTo(configuration, patch, colorLists)
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
