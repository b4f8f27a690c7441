/** Doors of sheds and cabins (trade handbook 9, group 110). */
import { NONE } from '../../none.ts'
import { inGroup } from './in-group.ts'

export const shedDoors = inGroup(
  110,
  { frameType: 'D', functions: ['VU', 'HU'], formType: 'D0001', doorType: 'Y' },
  [
    {
      id: 3301,
      name: 'Naust Bod',
      defaultGlass: NONE,
      size: [890, 2090],
      badges: ['basic', 'fastlane'],
      patternId: 301,
      leafUAdd: 0.35,
      panelQualityIds: [1],
      defaultLock: 'L10',
    },
    {
      id: 3302,
      name: 'Seter Hytte',
      defaultGlass: '301',
      size: [890, 1990],
      badges: ['basic'],
      patternId: 302,
    },
  ],
)
