/** The browsers that the machine must have, and what to install where one is missing. */
import { existsSync } from 'node:fs'

interface Wanted {
  readonly paths: readonly string[]
  /** Debian's package. */
  readonly comesWith: string
}

const wanted = {
  firefox: { paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], comesWith: 'firefox-esr' },
  webkitDriver: { paths: ['/usr/bin/WebKitWebDriver'], comesWith: 'webkit2gtk-driver' },
  webkitBrowser: {
    paths: ['x86_64', 'aarch64'].flatMap((machine) =>
      ['4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
    ),
    comesWith: 'webkit2gtk-driver',
  },
  screen: { paths: ['/usr/bin/Xvfb'], comesWith: 'xvfb' },
} as const satisfies Record<string, Wanted>

export type Program = keyof typeof wanted

/** Where each program is, or the packages to install. */
export const findPrograms = <Name extends Program>(
  names: readonly Name[],
): { readonly found: Record<Name, string>; readonly missing: readonly string[] } => {
  const found = {} as Record<Name, string>
  const missing = new Set<string>()
  for (const name of names) {
    const path = wanted[name].paths.find((one) => existsSync(one))
    if (path === undefined) missing.add(wanted[name].comesWith)
    else found[name] = path
  }
  return { found, missing: [...missing] }
}
