/**
 * What somebody has written and not saved ends with the session: on a machine that several use the next one must not find it. The server asks
 * the browser for the same as it ends the session (Clear-Site-Data), which not every browser does, and none over plain http elsewhere than
 * on one's own machine.
 */
const clear = (storage: () => Storage): void => {
  try {
    storage().clear()
  } catch {
    // A browser may refuse its storage; then there is nothing in it.
  }
}

export const forgetDrafts = (): void => {
  clear(() => window.sessionStorage)
  clear(() => window.localStorage)
}
