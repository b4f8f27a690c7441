import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pager } from './pager.tsx'

/** Whether the button back and the button forward are disabled. */
const lockedOf = (page: number, hasNext: boolean): readonly boolean[] => {
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <Pager
        page={{ page, pageSize: 20 }}
        sizes={[10, 20]}
        range="1–20 av flere"
        hasNext={hasNext}
        onChange={() => undefined}
      />
    </MantineProvider>,
  )
  return [...markup.matchAll(/<button[^>]*>/g)].map(([button]) => button.includes('disabled=""'))
}

test('Q-141: on the first page there is no way back, on the last one none forth', () => {
  expect(lockedOf(0, true)).toEqual([true, false])
  expect(lockedOf(1, true)).toEqual([false, false])
  expect(lockedOf(1, false)).toEqual([false, true])
})
