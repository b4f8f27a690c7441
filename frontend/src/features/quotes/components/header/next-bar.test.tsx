import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { makeDesk } from '#tests/factories/desk'
import { makeOffer } from '#tests/factories/offers'
import { makeCheck } from '#tests/factories/order-check'
import { viewers } from '#tests/factories/quotes'
import { textOf } from '#tests/factories/read-markup'
import type { NextStep } from '../../state/next-step.ts'
import type { Standing } from '../../state/row-money.ts'
import { NextBar } from './next-bar.tsx'

const { totals } = makeOffer()
const offer = makeOffer({ totals: { ...totals, sumExclTaxAgent: 1200, sumInclTaxAgent: 1500 } })

const barOf = (standing: Standing, next: NextStep) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <NextBar
          {...{ offer, standing, next }}
          viewer={viewers.store}
          desk={makeDesk(offer)}
          check={makeCheck()}
          storeFirst={async () => undefined}
          may={() => true}
          print="Skriv ut"
          isUnsaved={false}
        />
      </MemoryRouter>
    </MantineProvider>,
  )

test('the sum in sight is the one that the customer pays: of a builder’s quote the builder’s', () => {
  expect(textOf(barOf({ viewer: 'store', hasAgent: false }, 'print'))).toContain('kr 1 250,00')
  expect(textOf(barOf({ viewer: 'super', hasAgent: true }, 'print'))).toContain('kr 1 500,00')
})

test('the next step is the one that the quote asks for', () => {
  const standing = { viewer: 'store', hasAgent: false } as const
  expect(textOf(barOf(standing, 'print'))).toContain('Skriv ut')
  expect(textOf(barOf(standing, 'order'))).toContain('Bestill')
  expect(textOf(barOf(standing, 'order'))).not.toContain('Skriv ut')
})
