import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { SettingField } from './setting-field.tsx'

const kinds = [
  ['a tick', { schema: z.boolean(), value: true }],
  ['a list', { schema: z.literal([0, 2]), value: 2, names: { 0: 'Ingen', 2: 'To' } }],
  ['a number', { schema: z.number(), value: 12.5 }],
  ['a colour', { schema: z.string(), value: '#ffffff' }],
] as const

const fieldOf = (kind: (typeof kinds)[number][1], isChanged: boolean) =>
  renderToStaticMarkup(
    <MantineProvider>
      <SettingField
        label="Kanter"
        hint="Bak tegningen"
        {...kind}
        isChanged={isChanged}
        onChange={() => undefined}
      />
    </MantineProvider>,
  )

describe.each(kinds)('a setting that is %s', (_, kind) => {
  test('D-057: says when it differs from the shipped value, and only then', () => {
    expect(fieldOf(kind, true)).toContain('endret fra standard')
    expect(fieldOf(kind, false)).not.toContain('endret fra standard')
  })

  test('says what it does', () => {
    expect(fieldOf(kind, false)).toContain('Bak tegningen')
  })
})
