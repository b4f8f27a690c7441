/** Doors against fire and noise (trade handbook 9, group 100). */
import { NONE } from '../../none.ts'
import { inGroup } from './in-group.ts'

export const fireAndSoundDoors = inGroup(
  100,
  {
    frameType: 'C',
    functions: ['VU', 'HU'],
    defaultGlass: NONE,
    badges: ['extra', 'fire', 'sound'],
    formType: 'D0002',
    doorType: '8',
  },
  [
    {
      id: 3201,
      name: 'Vern EI30 Rw 35',
      size: [990, 2090],
      patternId: 201,
      leafUAdd: 0.25,
      leafKgAdd: 8,
      soundDb: 35,
      fireClass: 'EI30',
    },
    {
      id: 3202,
      name: 'Vern EI30 Rw 40',
      size: [990, 2090],
      patternId: 201,
      leafUAdd: 0.3,
      leafKgAdd: 14,
      soundDb: 40,
      fireClass: 'EI30',
    },
    {
      id: 3203,
      name: 'Stille Rw 43',
      size: [990, 2090],
      badges: ['extra', 'sound'],
      patternId: 202,
      leafUAdd: 0.3,
      leafKgAdd: 20,
      soundDb: 43,
    },
    {
      id: 3204,
      name: 'Vern EI30 Rw 35 med glass',
      defaultGlass: '342',
      size: [990, 2090],
      patternId: 203,
      leafUAdd: 0.25,
      leafKgAdd: 8,
      soundDb: 35,
      fireClass: 'EI30',
    },
  ],
)
