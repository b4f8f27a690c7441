import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '#tests/factories/read-markup'
import { FilterMenu } from './filter-menu.tsx'

const buttonOf = (text: string) =>
  textOf(
    renderToStaticMarkup(
      <MantineProvider>
        <FilterMenu text={text} viewer="store" ownName="Tor Kvalheim" onChange={() => undefined} />
      </MantineProvider>,
    ),
  )

test.each([
  ['tveit', 'Filter'],
  ['er:bestilt tveit', 'Filter (1)'],
  ['selger:(Tor Kvalheim)', 'Filter (1)'],
  ['er:bestilt er:byggmester er:bmbestilling selger:(Ola Nordmann)', 'Filter (4)'],
])('Q-135: of «%s» the closed filter says how much is filtered: %s', (text, words) => {
  expect(buttonOf(text)).toBe(words)
})
