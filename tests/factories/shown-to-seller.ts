/** What a seller who is logged in is shown of something on the quote page, as markup. */
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { currentUserQuery } from '../../frontend/src/session/current-user.ts'
import { makeCurrentUser } from './context.ts'

export const shownToSeller = (element: ReactNode): string => {
  const client = new QueryClient()
  client.setQueryData(currentUserQuery.queryKey, makeCurrentUser())
  const page = createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) })
  const withData = createElement(QueryClientProvider, { client }, page)
  return renderToStaticMarkup(createElement(MantineProvider, { env: 'test' }, withData))
}
