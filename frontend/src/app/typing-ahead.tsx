/**
 * Keys that are pressed while the application starts or a page is on its way are for the page that comes: it gets them when it
 * stands, as if it had been there at once.
 */
import { useEffect } from 'react'
import { type createBrowserRouter, useLocation, useNavigation } from 'react-router'
import { arrive } from '../api/on-the-way.ts'
import { holdKeys, releaseKeys } from '../ui/key-buffer.ts'

const START = 'start'
const PAGE = 'page'

export const holdWhileStarting = (): void => holdKeys(START)

/** What stands first either is the page or holds the keys for it. */
export const Started = () => {
  useEffect(() => releaseKeys(START), [])
  return null
}

export const holdWhileLoading = (router: ReturnType<typeof createBrowserRouter>): void => {
  let leftFrom = ''
  router.subscribe(({ navigation, location, matches }) => {
    if (navigation.state === 'idle') {
      // It leads nowhere else after all, or out of the frame, such as to the login page, where nobody says that the page stands.
      const isInFrame = matches.some(({ route }) => route.id === 'shell')
      if (location.key === leftFrom || !isInFrame) releaseKeys(PAGE)
      return
    }
    if (navigation.location.pathname === location.pathname) return
    leftFrom = location.key
    holdKeys(PAGE)
  })
}

const stand = (): void => {
  arrive()
  releaseKeys(PAGE)
}

/** The page that was on its way stands. */
export const useReleaseWhenLoaded = (): void => {
  const isLoading = useNavigation().state !== 'idle'
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another page
  useEffect(() => {
    if (!isLoading) stand()
  }, [isLoading, key])
  useEffect(() => stand, [])
}
