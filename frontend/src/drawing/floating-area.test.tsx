import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FloatingArea } from './floating-area.tsx'

const markup = (flip?: Parameters<typeof FloatingArea>[0]['flip']) =>
  renderToStaticMarkup(
    <FloatingArea {...(flip && { flip })}>
      <svg />
    </FloatingArea>,
  )

test('D-042: a preview may have a button that shows the other side, and need not', () => {
  expect(markup({ side: 'outside', onFlip: () => undefined })).toContain('Vis innvendig')
  expect(markup({ side: 'inside', onFlip: () => undefined })).toContain('Vis utvendig')
  expect(markup()).not.toContain('<button')
})
