/** Entrance doors with a leaf of 80 mm (trade handbook 9, group 90). */
import { NONE } from '../../none.ts'
import { inGroup } from './in-group.ts'

export const extraEntranceDoors = inGroup(
  90,
  {
    frameType: 'C',
    functions: ['VU', 'HU'],
    badges: ['extra', 'panelQuality'],
    formType: 'D0002',
    doorType: '8',
  },
  [
    {
      id: 3101,
      name: 'Storhei eXtra',
      defaultGlass: NONE,
      size: [990, 2090],
      badges: ['extra', 'fastlane', 'panelQuality'],
      patternId: 101,
    },
    { id: 3102, name: 'Gråkampen eXtra', defaultGlass: NONE, size: [990, 2090], patternId: 102 },
    { id: 3103, name: 'Vardefjell eXtra', defaultGlass: '304', size: [990, 2090], patternId: 103 },
    {
      id: 3104,
      name: 'Sølvkollen eXtra',
      defaultGlass: '311',
      size: [990, 2090],
      badges: ['extra', 'fastlane', 'panelQuality'],
      patternId: 104,
    },
    { id: 3105, name: 'Kvitnuten eXtra', defaultGlass: NONE, size: [990, 2090], patternId: 105 },
    { id: 3106, name: 'Høgfonn eXtra', defaultGlass: '304', size: [990, 2090], patternId: 106 },
    { id: 3107, name: 'Rundhø eXtra', defaultGlass: '304', size: [990, 2090], patternId: 107 },
    { id: 3108, name: 'Skarvet eXtra', defaultGlass: NONE, size: [990, 2090], patternId: 108 },
    { id: 3109, name: 'Brattegg eXtra', defaultGlass: '311', size: [990, 2090], patternId: 109 },
    {
      id: 3110,
      name: 'Langfjell eXtra laminat',
      defaultGlass: NONE,
      size: [990, 2090],
      patternId: 110,
      laminateOnly: true,
    },
    { id: 3111, name: 'Vardetind eXtra', defaultGlass: '311', size: [990, 2090], patternId: 111 },
    {
      id: 3121,
      name: 'Storhei eXtra innadslående',
      frameType: 'L',
      functions: ['VI', 'HI'],
      defaultGlass: NONE,
      size: [990, 2090],
      patternId: 101,
    },
    {
      id: 3122,
      name: 'Sølvkollen eXtra innadslående',
      frameType: 'L',
      functions: ['VI', 'HI'],
      defaultGlass: '311',
      size: [990, 2090],
      patternId: 104,
    },
  ],
)
