/**
 * Drawings that a person has opened and found right, one SVG each beside the tests. Coordinates have fixed decimals and
 * every element stands on a line of its own, so that a difference says what moved. A missing baseline fails; `npm run
 * visual:update` writes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, inject } from 'vitest'

const baselines = join(import.meta.dirname, 'baselines', 'drawings')

const oneElementPerLine = (svg: string): string => `${svg.replaceAll('><', '>\n<')}\n`

export const expectDrawing = async (svg: string, name: string): Promise<void> => {
  const path = join(baselines, `${name}.svg`)
  const text = oneElementPerLine(svg)
  if (inject('updatesBaselines')) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
    return
  }
  const baseline = await readFile(path, 'utf8').catch(() => null)
  expect(baseline, `no baseline ${name}.svg: npm run visual:update, and look at it`).not.toBeNull()
  expect(text, name).toBe(baseline)
}
