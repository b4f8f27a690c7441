/**
 * What three.js says in the console goes on as it comes, but for one warning about a part that React Three Fiber still uses
 * and nobody here can change. A console that tells of nothing in vain is read when it tells of something.
 */
import { setConsoleFunction } from 'three'

const SAID_OF_FIBER = 'THREE.Clock: This module has been deprecated'

setConsoleFunction((type, message, ...more) => {
  if (message.startsWith(SAID_OF_FIBER)) return
  // biome-ignore lint/suspicious/noConsole: three.js writes here, not we
  console[type](message, ...more)
})
