// The Chromium of the render worker and of the browser tests, unpacked once per version.
//
// @sparticuz/chromium unpacks file by file into TMPDIR and takes whatever lies there for complete, so two
// processes that start together trip over each other and an older browser would be used for ever. Here it
// unpacks into a staging folder of its own, which is then renamed: the folder is either whole or absent.
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { browserVariables } from '#render-worker/browser-flags'

const root = join(import.meta.dirname, '../..')
const local = join(root, '.local')

/**
 * The package's own list switches web security and site isolation off; tests under it would not see a fault in
 * CORS or CSP. These suffice for drawing in software, pages as well as WebGL.
 */
export const graphicsArgs: readonly string[] = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
  '--font-render-hinting=none',
  '--hide-scrollbars',
]

/**
 * The browser puts its pages together itself, which takes a third of the work, and the graphics library draws WebGL alone. It
 * has to read each WebGL picture back for that, and warns of it in the console.
 */
export const chromiumArgs: readonly string[] = [...graphicsArgs, '--disable-gpu-compositing']

/**
 * The packaged configuration looks for its fonts under /tmp and in Lambda's folders only; unpacked anywhere else
 * every text vanishes without an error. System fonts stay out, so that pictures are the same on every machine.
 */
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

let found: Promise<string> | undefined

/** Path of a Chromium that can be started. CHROME_PATH names another one, for machines other than Linux x64. */
export const chromiumPath = (): Promise<string> => {
  found ??= findChromium()
  return found
}

const findChromium = async (): Promise<string> => {
  // Whoever starts it hands its own environment on.
  Object.assign(process.env, browserVariables)
  const own = process.env.CHROME_PATH
  if (own) return own

  const folder = join(local, `chromium-${await packagedVersion()}`)
  if (!existsSync(folder)) await unpackInto(folder)
  process.env.FONTCONFIG_PATH = join(folder, 'fonts')
  return join(folder, 'chromium')
}

const packagedVersion = async (): Promise<string> => {
  const file = join(root, 'node_modules/@sparticuz/chromium/package.json')
  return JSON.parse(await readFile(file, 'utf8')).version
}

const unpackInto = async (folder: string): Promise<void> => {
  await mkdir(local, { recursive: true })
  const staging = await mkdtemp(join(local, 'unpacking-'))
  try {
    await unpack(staging)
    await writeFile(join(staging, 'fonts/fonts.conf'), fontsConfiguration)
    await rename(staging, folder)
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    // Another process was first; its folder is as good.
    if (!existsSync(folder)) throw error
  }
}

/** The package reads TMPDIR while it is imported, hence the late import. */
const unpack = async (staging: string): Promise<void> => {
  const before = { tmp: process.env.TMPDIR, fonts: process.env.FONTCONFIG_PATH }
  process.env.TMPDIR = staging
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  } finally {
    restore('TMPDIR', before.tmp)
    restore('FONTCONFIG_PATH', before.fonts)
  }
}

const restore = (name: string, value: string | undefined): void => {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}
