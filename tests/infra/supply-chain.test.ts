// What we are made of: every package by its version and its checksum, from the one public registry.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
interface Locked {
  /** Only where the folder has another name than the package. */
  readonly name?: string
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly optional?: boolean
  /** Lies within the package that it comes with, and under its checksum. */
  readonly inBundle?: boolean
}
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>
}
const locked = Object.entries(packages).filter(([path]) => path !== '')

test('every package is named by its version and its checksum, and comes from the public registry', () => {
  expect(locked.length).toBeGreaterThan(300)
  const doubtful = locked.filter(
    ([, { version, resolved = 'https://registry.npmjs.org/', integrity, inBundle }]) =>
      !version ||
      !resolved.startsWith('https://registry.npmjs.org/') ||
      !(inBundle || integrity?.startsWith('sha512-')),
  )
  expect(doubtful).toEqual([])
})

test('what is asked for directly is asked for in one version', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)),
  )
  expect(ranges).toEqual([])
})

test('what runs when it is installed is what we know of', () => {
  const scripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
  expect(scripts.toSorted()).toEqual(
    ['@swc/core', 'classic-level', 'node'].map((name) => `node_modules/${name}`),
  )
})

test('the bill of materials names every package by its version, without a line to the registry', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    env: { ...process.env, npm_config_offline: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  })
  const { bomFormat, components } = JSON.parse(stdout) as {
    readonly bomFormat: string
    readonly components: readonly { readonly name: string; readonly version: string }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const folder = 'node_modules/'
  const missing = locked
    .filter(([, { optional }]) => !optional)
    .map(
      ([path, { name, version }]) =>
        `${name ?? path.slice(path.lastIndexOf(folder) + folder.length)}@${version}`,
    )
    .filter((each) => !named.has(each))
  expect(missing).toEqual([])
}, 60_000)
