/** The version of the page that runs. What a developer's server serves is of no build. */
import { versionOf } from '#domain/contracts/version'

export const runningVersion = (): string =>
  versionOf(document.querySelector('meta[name="build"]')?.getAttribute('content'))
