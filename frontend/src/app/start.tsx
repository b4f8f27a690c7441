/** Puts the application on the page and decides what it does when the client reports something that concerns all of it. */
import '../ui/global.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { listenToClient } from '../api/client.ts'
import { saveAddress } from '../api/saved-address.ts'
import { reportFaults } from '../api/server-log.ts'
import { sessionGate } from '../api/session-gate.ts'
import { isAnythingStored, reloadOnConfigChange } from '../config/stored-config.ts'
import { watchLostAnswers } from '../quote/undo/lost-answers.ts'
import { changeSteps } from '../quote/undo/state/step-store.ts'
import { withStored } from '../quote/undo/state/steps.ts'
import { giveWay } from '../ui/in-pieces.ts'
import { dropKeys, startKeyBuffer } from '../ui/key-buffer.ts'
import { letFocusStay } from '../ui/let-focus-stay.ts'
import { Messages } from '../ui/messages.tsx'
import { theme } from '../ui/theme.ts'
import { toastInfo } from '../ui/toasts.ts'
import { basePathOf } from './base-path.ts'
import { noticeOtherContext } from './context-toast.tsx'
import { queryClient } from './query.ts'
import { readAheadOn } from './read-ahead.ts'
import { createRouter } from './router.tsx'
import { holdWhileLoading, holdWhileStarting, Started } from './typing-ahead.tsx'
import { noticeServerVersion } from './version-toast.tsx'

/** Settings that cannot be loaded must not keep anybody from working. */
const loadSettings = () => import('../config/checked-config.ts').catch(() => undefined)

export const startApplication = async (root: HTMLElement): Promise<void> => {
  startKeyBuffer()
  holdWhileStarting()
  await giveWay()
  const base = basePathOf(window.location.pathname)
  const router = createRouter(base)
  holdWhileLoading(router)
  readAheadOn(router)

  const currentAddress = () => {
    const { pathname, search } = window.location
    return `${pathname.slice(base.length) || '/'}${search}`
  }
  const leaveFor = (path: string) => {
    // What was typed was for the page that does not come.
    if (currentAddress() !== path) dropKeys()
    saveAddress(currentAddress())
    void router.navigate(path)
  }
  listenToClient({
    signedOut: (why) => {
      const backIn = sessionGate.end(why)
      if (backIn === null) leaveFor('/login')
      else dropKeys()
      return backIn
    },
    contextMissing: () => leaveFor('/user/choose_context'),
    contextChanged: noticeOtherContext,
    serverVersion: noticeServerVersion,
    message: (text) => toastInfo(text),
    stepRecorded: (step) => changeSteps(step.orderNumber, (list) => withStored(list, step)),
    redirected: (url) => {
      saveAddress(currentAddress())
      window.location.assign(url)
    },
  })
  letFocusStay()
  watchLostAnswers(queryClient)
  reloadOnConfigChange()
  if (isAnythingStored()) await loadSettings()
  reportFaults()
  await giveWay()

  const application = (
    <StrictMode>
      <MantineProvider theme={theme} forceColorScheme="light">
        <QueryClientProvider client={queryClient}>
          <Messages />
          <RouterProvider router={router} />
          <Started />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  )
  // In stretches that keys come between.
  startTransition(() => createRoot(root).render(application))
}
