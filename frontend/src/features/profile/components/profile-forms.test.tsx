import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { CurrentUser } from '#domain/contracts/session'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'

const user: CurrentUser = {
  id: 1008,
  firstname: 'Knut',
  lastname: 'Haugen',
  fullName: 'Knut Haugen',
  email: 'knut.haugen@butikk.example',
  phoneNumber: '00010208',
  contexts: [],
}

const shown = (form: ReactNode) =>
  renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />
      </QueryClientProvider>
    </MantineProvider>,
  )

/** The input that holds this, or is meant for it. */
const inputWith = (markup: string, attribute: string): string =>
  [...markup.matchAll(/<input[^>]*>/g)].map(([input]) => input).find((input) => input.includes(attribute)) ??
  ''

test('A-101: what is known of oneself stands in the form; the e-mail address is read only, and nothing is saved before it is changed', () => {
  const form = shown(<ProfileForm user={user} />)
  for (const [attribute, value] of [
    ['given-name', 'Knut'],
    ['family-name', 'Haugen'],
    ['tel-national', '00010208'],
  ] as const)
    expect(inputWith(form, attribute)).toContain(`value="${value}"`)
  expect(inputWith(form, user.email)).toContain('readOnly=""')
  const [save = ''] = [...form.matchAll(/<button[^>]*>/g)].map(([tag]) => tag)
  expect(save).toContain('type="submit"')
  expect(save).toContain('aria-disabled="true"')
})

test('A-103: to a password manager the old password is the one it knows, and the new one is new', () => {
  const form = shown(<PasswordForm email={user.email} />)
  expect(inputWith(form, 'current-password')).toContain('type="password"')
  expect(inputWith(form, 'new-password')).toContain('type="password"')
  expect(inputWith(form, 'username')).toContain(user.email)
})
