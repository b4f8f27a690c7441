import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeConfiguration } from '#tests/factories/quotes'
import { FactsPanel } from './facts-panel.tsx'

const labelsOf = (modelId: number): string[] => {
  const panel = renderToStaticMarkup(
    <FactsPanel configuration={makeConfiguration(modelId)} coupledBy={null} />,
  )
  return [...panel.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, label = '']) => label)
}

test('a window is told with its weight; of a coupling post nothing is said that nobody knows or asks', () => {
  const ofWindowsOnly = ['U-verdi', 'Vekt', 'Lydreduksjon', 'Rømningsvindu', 'Svanemerket']
  expect(labelsOf(1002)).toEqual(expect.arrayContaining(ofWindowsOnly))
  expect(labelsOf(9001)).toEqual(['Karmdybde', 'CE-merket', 'Garanti', 'Montering'])
})

test('a door is no escape window, and is not called one', () => {
  for (const door of [2003, 2101, 3104]) expect(labelsOf(door)).not.toContain('Rømningsvindu')
})
