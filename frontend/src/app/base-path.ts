/**
 * The application also lives under /react/ (Q-001). The first segment decides, so that /reactassets is not mistaken for
 * it. Calls to the API and to assets stay at the origin's root in both cases.
 */
export const basePathOf = (pathname: string): '' | '/react' =>
  /^\/react(\/|$)/.test(pathname) ? '/react' : ''
