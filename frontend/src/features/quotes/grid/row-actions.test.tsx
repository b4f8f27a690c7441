import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OfferRow } from '#domain/contracts/offer'
import { makeOfferRow } from '#tests/factories/offers'
import { RowActions } from './row-actions.tsx'

const commands = {
  copy: () => undefined,
  remove: () => undefined,
  move: () => undefined,
  shift: () => undefined,
}

const actionsOf = (overrides: Partial<OfferRow>, isLocked = false) =>
  renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RowActions
          orderNumber={4711}
          row={makeOfferRow(overrides as object)}
          isCopying={false}
          isLocked={isLocked}
          commands={commands}
        />
      </QueryClientProvider>
    </MantineProvider>,
  )

const buttonIn = (markup: string, name: string): string =>
  /<button[^>]*>/g[Symbol.match](markup)?.find((button) => button.includes(`aria-label="${name}"`)) ?? ''

const isLockedIn = (markup: string, name: string): boolean =>
  buttonIn(markup, name).includes('aria-disabled="true"')

test('Q-114: a row that may not be deleted has its button locked; it can still be copied and moved', () => {
  const actions = actionsOf({ deleteable: false })
  expect(isLockedIn(actions, 'Slett rad 1')).toBe(true)
  expect(isLockedIn(actions, 'Kopier rad 1')).toBe(false)
  expect(buttonIn(actions, 'Flytt rad 1')).not.toBe('')
})

test('Q-113 Q-114: a row that may be both is open for both', () => {
  expect(isLockedIn(actionsOf({}), 'Slett rad 1')).toBe(false)
  expect(isLockedIn(actionsOf({}), 'Kopier rad 1')).toBe(false)
})

test('Q-131: a row without a count is not copied, and says why; it can be deleted', () => {
  const actions = actionsOf({ numberOf: 0 })
  expect(isLockedIn(actions, 'Kopier rad 1')).toBe(true)
  expect(buttonIn(actions, 'Kopier rad 1')).toContain('aria-description="Kan ikke kopiere rad uten antall"')
  expect(isLockedIn(actions, 'Slett rad 1')).toBe(false)
})

test('in a locked quote no row is copied, deleted or moved', () => {
  const actions = actionsOf({}, true)
  expect(isLockedIn(actions, 'Slett rad 1')).toBe(true)
  expect(isLockedIn(actions, 'Kopier rad 1')).toBe(true)
  expect(buttonIn(actions, 'Flytt rad 1')).toBe('')
})
