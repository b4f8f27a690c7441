import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { kindOf } from '#domain/access/access'
import { makeOffer } from '#tests/factories/offers'
import { SummaryPanel } from './summary-panel.tsx'

const panelFor = (viewer: ReturnType<typeof kindOf>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <SummaryPanel offer={makeOffer()} standing={{ viewer, hasAgent: false }} isUnsaved={false} />
    </MantineProvider>,
  )

test('Q-258: a worker who belongs to no store, builder or chain reads «Ugyldig brukernivå» instead of sums', () => {
  const nowhere = kindOf({ userId: 1, role: 'WORKER', chainId: null, storeId: null, agentId: null })
  expect(panelFor(nowhere)).toContain('Ugyldig brukernivå')
  expect(panelFor(nowhere)).not.toMatch(/kr\s*\d/)
  expect(panelFor('store')).not.toContain('Ugyldig brukernivå')
  expect(panelFor('store')).toMatch(/kr\s*\d/)
})
