/** The version of the page that runs. What a developer's server serves is of no build. */
import { versionWith } from '#domain/contracts/version'

export const runningVersion = (): string =>
  versionWith(document.querySelector('meta[name="build"]')?.getAttribute('content'))
