import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { changeSteps } from '../state/step-store.ts'
import { withStored } from '../state/steps.ts'
import { QuoteUndo } from './quote-undo.tsx'

const QUOTE = 100_001

const undoButton = (lockedReason: string | null): string => {
  const page = renderToStaticMarkup(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <QuoteUndo orderNumber={QUOTE} lockedReason={lockedReason} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  const button = /<button[^>]*aria-label="Angre"[^>]*>/.exec(page)?.[0]
  if (button === undefined) throw new Error('there is no button that undoes')
  return button
}

test('what was done before an order cannot be undone after it, and the button does not look as if it could', () => {
  changeSteps(QUOTE, (list) =>
    withStored(list, { orderNumber: QUOTE, versions: [7], words: 'Rad 2 er slettet.', adds: [] }),
  )
  const open = undoButton(null)
  expect(open).not.toContain('disabled=""')
  expect(open).toContain('aria-description="Rad 2 er slettet."')
  const ordered = undoButton('Tilbudet er bestilt.')
  expect(ordered).toContain('disabled=""')
  expect(ordered).not.toContain('aria-description')
})
