import { describe, expect, test } from 'vitest'
import { elevation } from './elevation.fixture.ts'
import type { SvgNode } from './scene.ts'
import { svgText } from './svg-text.ts'
import { toHoverNodes, toSvgNodes } from './to-svg.ts'

const nodesIn = (node: SvgNode): SvgNode[] => [
  node,
  ...node.children.flatMap((child) => (typeof child === 'string' ? [] : nodesIn(child))),
]

const kindsIn = (node: SvgNode): unknown[] =>
  nodesIn(node).flatMap(({ attributes }) => attributes['data-kind'] ?? [])

describe('the sheet', () => {
  test('y runs down and the drawing starts at its upper left', () => {
    const svg = toSvgNodes(elevation(1001, {}, { measurements: false }))
    expect(svg.attributes.viewBox).toBe('-20 -1210 1230 1230')
  })

  test('coordinates have at most one decimal', () => {
    const paths = nodesIn(toSvgNodes(elevation(1403))).flatMap(({ attributes: { d } }) => d ?? [])
    expect(paths.join(' ')).not.toMatch(/\d\.\d\d/)
    expect(paths.join(' ')).not.toMatch(/NaN|-0[A-Z ]/)
  })

  test('the inside view mirrors the drawing: a left-hung sash has its hinges on the right', () => {
    const hinge = (side: 'outside' | 'inside'): unknown =>
      nodesIn(toSvgNodes(elevation(1005, {}, { side }))).find(
        ({ attributes }) => attributes['data-kind'] === 'hinge',
      )?.attributes.d
    expect(hinge('outside')).toMatch(/^M29\.3 /)
    expect(hinge('inside')).toMatch(/^M560\.8 /)
  })

  test('figures are never mirrored', () => {
    const texts = nodesIn(toSvgNodes(elevation(1401, {}, { side: 'inside' }))).filter(
      ({ tag }) => tag === 'text',
    )
    expect(texts.length).toBeGreaterThan(3)
    for (const { attributes } of texts) expect(attributes.transform ?? 'rotate(-90').toMatch(/^rotate\(-90/)
  })
})

describe('ink', () => {
  test('the outline is heavier than the parts, the dimensions are finest', () => {
    const weights = nodesIn(toSvgNodes(elevation(1001)))
      .map(({ attributes }) => Number(attributes['stroke-width'] ?? 0))
      .filter((weight) => weight > 0)
    const [finest, middle, heaviest] = [...new Set(weights)].toSorted((one, other) => one - other)
    expect((middle ?? 0) / (heaviest ?? 1)).toBeCloseTo(1 / 1.6, 1)
    expect((finest ?? 0) / (heaviest ?? 1)).toBeCloseTo(0.6 / 1.6, 1)
  })

  test('lines on dark paint are light', () => {
    const strokes = (outerColor: string): unknown =>
      nodesIn(toSvgNodes(elevation(1001, { outerColor }))).find(
        ({ attributes }) => attributes['data-kind'] === 'frame',
      )?.attributes.stroke
    expect(strokes('NCS S 9000-N')).not.toBe(strokes('NCS S 0500-N'))
  })

  test('D-144: frosted glass hides nine tenths of what is behind it', () => {
    const svg = toSvgNodes(elevation(1001, { panelProperties: [{ panel: 'c1r1', id: 6 }] }))
    const pane = nodesIn(svg).find(({ attributes }) => attributes['data-kind'] === 'glass')
    expect(pane?.attributes['fill-opacity']).toBe(0.9)
  })

  test('dashed symbols are dashed', () => {
    const text = svgText(toSvgNodes(elevation(1005, {}, { side: 'inside' })))
    expect(text).toContain('stroke-dasharray')
    expect(svgText(toSvgNodes(elevation(1005)))).not.toContain('stroke-dasharray')
  })

  test('in black and white nothing has colour', () => {
    const door = elevation(3104, { wingColor: 'NCS S 1080-Y90R', doorHandleId: 'V04' })
    const fills = nodesIn(toSvgNodes(door, { blackAndWhite: true })).flatMap(({ attributes }) =>
      attributes['data-kind'] === undefined ? [] : [String(attributes.fill)],
    )
    for (const fill of fills) expect(fill).toMatch(/^#(..)\1\1$/)
  })
})

describe('what lies nearer is drawn later', () => {
  test('from outside the sash covers the lip of the frame', () => {
    const kinds = kindsIn(toSvgNodes(elevation(1002)))
    expect(kinds.indexOf('frame')).toBeLessThan(kinds.indexOf('sash'))
    expect(kinds.lastIndexOf('frame')).toBeLessThan(kinds.indexOf('sash'))
  })

  test('from inside the lip of the frame covers the sash', () => {
    const kinds = kindsIn(toSvgNodes(elevation(1002, {}, { side: 'inside' })))
    expect(kinds.lastIndexOf('frame')).toBeGreaterThan(kinds.lastIndexOf('sash'))
  })

  test('the handle of a window is drawn inside only', () => {
    const kinds = (side: 'outside' | 'inside'): unknown[] =>
      kindsIn(toSvgNodes(elevation(1005, { doorHandleId: 'W01' }, { side })))
    expect(kinds('inside')).toContain('handle')
    expect(kinds('outside')).not.toContain('handle')
  })
})

describe('selecting', () => {
  const scene = elevation(1002)

  test('paper has no marks for it, the editor has', () => {
    expect(svgText(toSvgNodes(scene))).not.toContain('data-part')
    const parts = nodesIn(toSvgNodes(scene, { interactive: true })).flatMap(
      ({ attributes }) => attributes['data-part'] ?? [],
    )
    expect(new Set(parts)).toEqual(new Set(['c1r1', 'c1r1/sash']))
  })

  test('what a press would choose is outlined once, in dashes and not by a colour alone', () => {
    const [halo, dashes, ...more] = toHoverNodes(scene, ['c1r1/sash'])
    expect(more).toEqual([])
    expect(halo?.attributes.stroke).toBe('#ffffff')
    expect(dashes?.attributes['stroke-dasharray']).toBeTruthy()
    // Four members, one rectangle.
    expect(String(dashes?.attributes.d).match(/[ML]/g)).toHaveLength(4)
    expect(toHoverNodes(scene, ['c9r9'])).toEqual([])
  })

  test('a selected sash is washed over, and nothing else', () => {
    const washed = nodesIn(toSvgNodes(scene, { selected: ['c1r1/sash'] })).filter(
      ({ attributes }) => attributes['data-selected'] !== undefined,
    )
    expect(washed).toHaveLength(4)
    expect(
      nodesIn(toSvgNodes(scene, { selected: ['c9r9'] })).some(
        ({ attributes }) => 'data-selected' in attributes,
      ),
    ).toBe(false)
  })
})
