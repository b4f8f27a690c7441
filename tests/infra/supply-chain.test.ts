// What we are made of: every package by its version and its checksum, from the one public registry.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
interface Locked {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
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
    ['@swc/core', 'classic-level', 'esbuild', 'node'].map((name) => `node_modules/${name}`),
  )
})
