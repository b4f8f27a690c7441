/** What stands on a page must stay there, so a part of it waits for what it shows only before it has been shown. */
import { useState } from 'react'

/** Whether to wait for what is on its way; never again once there was nothing to wait for. */
export const useFirstWait = (isOnItsWay: boolean): boolean => {
  const [wasShown, setShown] = useState(!isOnItsWay)
  if (!isOnItsWay && !wasShown) setShown(true)
  return isOnItsWay && !wasShown
}
