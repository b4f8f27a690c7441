/**
 * Every address of the application. Pages are loaded when they are opened.
 */
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { printPath } from '#domain/contracts/render-page'
import { ApiError, USER_DISABLED } from '../api/api-error.ts'
import { consumeSavedAddress } from '../api/saved-address.ts'
import { currentContextQuery, viewerOf } from '../session/current-context.ts'
import { HoldKeys } from '../ui/hold-keys.tsx'
import { NotFoundPage } from '../ui/not-found-page.tsx'
import { mayOpenAdmin } from './admin-guard.ts'
import { ErrorPage } from './error-page.tsx'
import { pageInOwnWords } from './in-own-words.tsx'
import { Numbered } from './numbered.tsx'
import { queryClient } from './query.ts'
import { menuAhead, modelsAhead, quoteAhead, quotePageAhead, rowAhead } from './read-ahead.ts'
import { BarePageSkeleton, Shell, ShellSkeleton } from './shell.tsx'
import { errorPageText } from './text.ts'

/** The listeners of the client have saved the address; here the page only goes where they point. */
const loadSession = async () => {
  try {
    return await queryClient.ensureQueryData(currentContextQuery)
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.code === USER_DISABLED))
      throw redirect('/login')
    if (error instanceof ApiError && error.code === 'UserContextMissingException')
      throw redirect('/user/choose_context')
    throw error
  }
}

const guardAdmin = async ({ request }: LoaderFunctionArgs) => {
  const context = await loadSession()
  const page = new URL(request.url).pathname.replace(/^(\/react)?\//, '')
  if (!mayOpenAdmin(page, viewerOf(context), context.affiliationUrl))
    throw new ApiError(403, 'access.denied', errorPageText.noAccess)
  return null
}

const startPage = () => redirect(consumeSavedAddress() ?? '/produkt/')

/** Under the shell, so with its bar. */
export const pages: readonly RouteObject[] = [
  { index: true, loader: startPage },
  {
    path: 'produkt',
    handle: menuAhead,
    lazy: { Component: async () => (await import('../features/new-quote/picker-page.tsx')).PickerPage },
  },
  {
    path: 'produkt/:orderId/:rowId/rediger',
    handle: rowAhead,
    lazy: { Component: async () => (await import('../features/editor/editor-page.tsx')).EditorPage },
  },
  {
    path: 'tilbud',
    lazy: { Component: async () => (await import('../features/search/search-page.tsx')).SearchPage },
  },
  { path: 'tilbud/bestiltfrabyggmester', loader: () => redirect('/tilbud/?q=er:bmbestilling') },
  {
    path: 'tilbud/:orderId',
    handle: quotePageAhead,
    lazy: { Component: async () => (await import('../features/quotes/quote-page.tsx')).QuotePage },
  },
  {
    path: 'tilbud/:orderId/hurtig',
    handle: quoteAhead,
    lazy: {
      Component: async () => (await import('../features/schedule/schedule-page.tsx')).SchedulePage,
    },
  },
  {
    path: 'modeller',
    handle: modelsAhead,
    lazy: { Component: async () => (await import('../features/models/models-page.tsx')).ModelsPage },
  },
  {
    path: 'utvikler',
    lazy: {
      Component: async () => (await import('../features/developer/developer-page.tsx')).DeveloperPage,
    },
  },
  {
    path: 'profil',
    lazy: { Component: async () => (await import('../features/profile/profile-page.tsx')).ProfilePage },
  },
  {
    path: 'flags',
    lazy: { Component: async () => (await import('../features/flags/flags-page.tsx')).FlagsPage },
  },
  {
    path: 'galleri',
    lazy: { Component: async () => (await import('../features/gallery/gallery-page.tsx')).GalleryPage },
  },
  {
    path: 'admin/inbox',
    lazy: { Component: async () => (await import('../features/messages/inbox-page.tsx')).InboxPage },
  },
  {
    path: 'admin/sessions',
    loader: guardAdmin,
    lazy: { Component: async () => (await import('../features/sessions/sessions-page.tsx')).SessionsPage },
  },
  {
    path: 'admin/stores',
    loader: guardAdmin,
    lazy: { Component: async () => (await import('../features/directory/stores-page.tsx')).StoresPage },
  },
  {
    path: 'admin/agents',
    loader: guardAdmin,
    lazy: { Component: async () => (await import('../features/directory/agents-page.tsx')).AgentsPage },
  },
  {
    path: 'admin/users',
    loader: guardAdmin,
    lazy: { Component: async () => (await import('../features/directory/users-page.tsx')).UsersPage },
  },
  {
    path: 'admin/users/:userId',
    loader: guardAdmin,
    lazy: { Component: async () => (await import('../features/person/person-page.tsx')).PersonPage },
  },
  {
    path: 'admin/stores/:organisationId',
    loader: guardAdmin,
    lazy: { Component: async () => (await import('../features/organisation/store-page.tsx')).StorePage },
  },
  {
    path: 'admin/agents/:organisationId',
    loader: guardAdmin,
    lazy: { Component: async () => (await import('../features/organisation/agent-page.tsx')).AgentPage },
  },
  {
    path: 'admin/chains/:organisationId',
    loader: guardAdmin,
    lazy: { Component: async () => (await import('../features/organisation/chain-page.tsx')).ChainPage },
  },
  {
    path: 'admin/import',
    lazy: { Component: async () => (await import('../features/import/import-page.tsx')).ImportPage },
  },
  {
    path: 'admin/drift',
    loader: guardAdmin,
    lazy: {
      Component: async () => (await import('../features/operations/operations-page.tsx')).OperationsPage,
    },
  },
  {
    path: 'admin/messages',
    loader: guardAdmin,
    lazy: { Component: async () => (await import('../features/messages/written-page.tsx')).WrittenPage },
  },
  {
    path: 'admin/messages/:messageId',
    loader: guardAdmin,
    lazy: { Component: async () => (await import('../features/messages/write-page.tsx')).WritePage },
  },
  {
    path: 'admin/texts',
    loader: guardAdmin,
    lazy: { Component: async () => (await import('../features/texts/texts-page.tsx')).TextsPage },
  },
  {
    path: 'admin/produktvelgerbilder',
    loader: guardAdmin,
    lazy: {
      Component: async () =>
        (await import('../features/picker-pictures/picker-pictures-page.tsx')).PickerPicturesPage,
    },
  },
  {
    path: 'admin/buffers',
    loader: guardAdmin,
    lazy: { Component: async () => (await import('../features/buffers/buffers-page.tsx')).BuffersPage },
  },
  {
    path: 'admin/redisimages',
    loader: guardAdmin,
    lazy: {
      Component: async () =>
        (await import('../features/generated-images/generated-images-page.tsx')).GeneratedImagesPage,
    },
  },
  // What is no page is nobody's: there is nothing to be kept from.
  { path: 'admin/*', element: <NotFoundPage /> },
]

/** Needs a session, but shows no shell. */
const previewPage: RouteObject = {
  path: '/preview/:orderId/:rowId/image',
  loader: loadSession,
  lazy: {
    Component: async () => (await import('../features/row-picture/row-preview-page.tsx')).RowPreviewPage,
  },
  HydrateFallback: BarePageSkeleton,
  errorElement: <ErrorPage />,
}

const sessionPages: RouteObject[] = [
  {
    path: '/login',
    lazy: { Component: async () => (await import('../features/login/login-page.tsx')).LoginPage },
    HydrateFallback: BarePageSkeleton,
    errorElement: <ErrorPage />,
  },
  {
    path: '/passord',
    lazy: { Component: async () => (await import('../features/login/password-page.tsx')).PasswordPage },
    HydrateFallback: BarePageSkeleton,
    errorElement: <ErrorPage />,
  },
  {
    path: '/logout',
    lazy: { Component: async () => (await import('../features/login/logout-page.tsx')).LogoutPage },
    HydrateFallback: BarePageSkeleton,
    errorElement: <ErrorPage />,
  },
  {
    path: '/user/choose_context',
    lazy: {
      Component: async () => (await import('../features/login/choose-context-page.tsx')).ChooseContextPage,
    },
    HydrateFallback: BarePageSkeleton,
    errorElement: <ErrorPage />,
  },
]

/** Opened by a customer with a link; nobody there logs in. */
const customerPage: RouteObject = {
  path: '/kunde/:orderNumber/:secret',
  lazy: {
    Component: async () => (await import('../features/customer-page/customer-page.tsx')).CustomerQuotePage,
  },
  HydrateFallback: BarePageSkeleton,
  errorElement: <ErrorPage />,
}

/** Opened by the render worker, which has no session. */
const renderPages: RouteObject[] = [
  {
    path: printPath,
    lazy: { Component: async () => (await import('../worker-pages/print/print-page.tsx')).PrintPage },
    HydrateFallback: HoldKeys,
  },
  {
    path: '/screenshot/:orderId?/:rowId?',
    lazy: {
      Component: async () => (await import('../worker-pages/screenshot/screenshot-page.tsx')).ScreenshotPage,
    },
    HydrateFallback: HoldKeys,
  },
]

export const createRouter = (base: '' | '/react') =>
  createBrowserRouter(
    [
      {
        id: 'shell',
        path: '/',
        loader: loadSession,
        // The session does not change by going from page to page; leaving it clears everything.
        shouldRevalidate: () => false,
        Component: Shell,
        HydrateFallback: ShellSkeleton,
        errorElement: <ErrorPage />,
        children: [
          {
            errorElement: <ErrorPage />,
            children: [{ Component: Numbered, children: pages.map(pageInOwnWords) }],
          },
        ],
      },
      ...[previewPage, customerPage, ...sessionPages].map(pageInOwnWords),
      ...renderPages,
      { path: '*', Component: NotFoundPage },
    ],
    { basename: base === '' ? '/' : base },
  )
