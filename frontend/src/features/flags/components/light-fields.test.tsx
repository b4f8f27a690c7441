import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '#tests/factories/read-markup'
import { shippedRenderConfig } from '../../../config/shipped-render-config.ts'
import { LightFields } from './light-fields.tsx'

const { lights } = shippedRenderConfig

const fieldsOf = (most: number) =>
  textOf(
    renderToStaticMarkup(
      <MantineProvider>
        <LightFields lights={lights} most={most} onChange={() => undefined} />
      </MantineProvider>,
    ),
  )

test('each lamp can be taken away, and another added as long as there is room for one', () => {
  for (const { name } of lights) expect(fieldsOf(lights.length)).toContain(`Fjern ${name}`)
  expect(fieldsOf(lights.length + 1)).toContain('Legg til lys')
  expect(fieldsOf(lights.length)).not.toContain('Legg til lys')
})
