/**
 * Construction parts (trade handbook 9, group 130): bars sold by length, that join frames to each other and to the wall.
 * They hold no glass and open nothing, so only length, depth and colour are chosen. The coupling posts and the frame
 * extension are as deep as the frames they stand between, hence a depth for every frame that is made.
 */
import { NONE } from '../../none.ts'
import { frameTypes } from '../frame-types.ts'
import { inGroup } from './in-group.ts'

const everyDepth = [...new Set(frameTypes.flatMap(({ depths }) => depths))].toSorted(
  (one, other) => one - other,
)

export const constructionParts = inGroup(
  130,
  {
    functions: ['FK'],
    frameType: 'X',
    defaultGlass: NONE,
    badges: [],
    formType: 'K0001',
    isConstructionPart: true,
    noCladding: true,
    depths: everyDepth,
  },
  [
    {
      id: 9001,
      name: 'Koblingspost rett 20 mm',
      size: [20, 2000],
      bar: { thickness: 20, vertical: true, horizontal: true },
    },
    {
      id: 9002,
      name: 'Koblingspost hjørne 90°',
      size: [105, 2000],
      bar: { thickness: 105, vertical: true, horizontal: false },
    },
    {
      id: 9003,
      name: 'Påforing karm 45 mm',
      size: [45, 2000],
      bar: { thickness: 45, vertical: true, horizontal: true },
    },
    {
      id: 9004,
      name: 'Underkarm isolert 60 mm',
      size: [1000, 60],
      bar: { thickness: 60, vertical: false, horizontal: true },
    },
  ],
)
