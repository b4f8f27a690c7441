import { expect, test } from 'vitest'
import { defaultDimensions } from './default-dimensions.ts'
import { faultsOf } from './faults.ts'
import { frameShapes } from './frame-shapes.ts'

const box = { width: 1000, height: 1200, width1: 0, width2: 0, height1: 0, height2: 0 }

test('D-118, D-120: width and height are at least 200', () => {
  expect(faultsOf(0, { ...box, width: 199, height: 199 })).toEqual([
    { code: 'below-minimum', field: 'width', bound: 200 },
    { code: 'below-minimum', field: 'height', bound: 200 },
  ])
  expect(faultsOf(0, { ...box, width: 200, height: 200 })).toEqual([])
})

test('D-119: the height is above the partial heights', () => {
  expect(faultsOf(1, { ...box, height1: 1200 })).toEqual([
    { code: 'below-minimum', field: 'height', bound: 1201 },
  ])
  expect(faultsOf(1, { ...box, height1: 1199 })).toEqual([])
  expect(faultsOf(7, { ...box, width1: 500, height1: 714, height2: 1200 })).toEqual([
    { code: 'below-minimum', field: 'height', bound: 1201 },
  ])
  expect(faultsOf(7, { ...box, width1: 500, height1: 714, height2: 1199 })).toEqual([])
})

test('D-121, D-124: the width is above the sum of the partial widths', () => {
  expect(faultsOf(35, { ...box, width1: 400, width2: 600 })).toEqual([
    { code: 'above-maximum', field: 'width1', bound: 399 },
    { code: 'above-maximum', field: 'width2', bound: 599 },
  ])
  expect(faultsOf(35, { ...box, width1: 400, width2: 599 })).toEqual([])
})

test('D-122, D-123: partial dimensions in use are at least 50, others do not matter', () => {
  expect(faultsOf(34, { ...box, width1: 49, width2: 50, height1: 49, height2: 50 })).toEqual([
    { code: 'below-minimum', field: 'width1', bound: 50 },
    { code: 'below-minimum', field: 'height1', bound: 50 },
  ])
  expect(faultsOf(0, { ...box, width1: 10, height2: 5000 })).toEqual([])
})

test('a free apex and a parallelogram keep 50 mm beside them', () => {
  expect(faultsOf(5, { ...box, width1: 951 })).toEqual([
    { code: 'above-maximum', field: 'width1', bound: 950 },
  ])
  expect(faultsOf(43, { ...box, width2: 950 })).toEqual([])
})

test.each(frameShapes)('shape $id starts with valid dimensions', ({ id }) => {
  expect(faultsOf(id, defaultDimensions(id, 1190, 1190))).toEqual([])
})

test('a slanted window of 1190 starts with a low side of 714', () => {
  expect(defaultDimensions(1, 1190, 1190)).toEqual({ ...box, width: 1190, height: 1190, height1: 714 })
  expect(defaultDimensions(7, 1190, 1590)).toMatchObject({ width1: 595, height1: 954, height2: 954 })
})
