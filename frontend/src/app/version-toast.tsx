/**
 * Tells when the server runs another version than this page. Left alone, the toast closes after ten
 * seconds and the page is loaded anew; «Avbryt» remembers that this version is to be ignored. A page that was loaded anew
 * and still is the old one (a cache on the way) waits for a press, lest it load for ever.
 */
import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { clientVersion } from '#domain/contracts/version'
import { runningVersion } from '../config/running-version.ts'
import { TOAST_TIME } from '../ui/toasts.ts'
import { versionText } from './text.ts'

const IGNORED_KEY = 'ignoredServerVersion'
const LOADED_ANEW_KEY = 'loadedAnewForVersion'
const TOAST_ID = 'server-version'

let shownFor: string | null = null

/** The number alone says it to a person, as long as the numbers differ. */
const shownAs = (version: string, other: string): string => {
  const [number = version] = version.split('+')
  return number === other.split('+')[0] ? version : number
}

export const noticeServerVersion = (version: string): void => {
  const running = runningVersion()
  // A stack of a developer's serves no build, and one that is older than its page says only the number.
  const isSame = version === running || version === clientVersion
  if (isSame || version === shownFor) return
  if (localStorage.getItem(IGNORED_KEY) === version) return
  shownFor = version
  let ignored = false
  const ignore = () => {
    ignored = true
    localStorage.setItem(IGNORED_KEY, version)
    notifications.hide(TOAST_ID)
  }
  notifications.show({
    id: TOAST_ID,
    autoClose: sessionStorage.getItem(LOADED_ANEW_KEY) !== version && TOAST_TIME,
    withBorder: true,
    closeButtonProps: { 'aria-label': versionText.loadAnew },
    onClose: () => {
      if (ignored) return
      sessionStorage.setItem(LOADED_ANEW_KEY, version)
      window.location.reload()
    },
    message: (
      <>
        <Text size="sm">{versionText.changed(shownAs(version, running), shownAs(running, version))}</Text>
        <Group gap="xs" mt="xs">
          <Button size="xs" onClick={() => notifications.hide(TOAST_ID)}>
            {versionText.update}
          </Button>
          <Button size="xs" variant="default" onClick={ignore}>
            {versionText.cancel}
          </Button>
        </Group>
      </>
    ),
  })
}
