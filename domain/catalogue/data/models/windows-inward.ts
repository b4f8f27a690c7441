/** Windows that open inwards (trade handbook 9, group 30). */
import { inGroup } from './in-group.ts'

export const inwardWindows = inGroup(
  30,
  { frameType: 'I', defaultGlass: '304', badges: ['basic'], formType: 'V0001' },
  [
    { id: 1201, name: 'Vik Dreh-kipp', functions: ['DKV', 'DKH'], size: [990, 1290] },
    { id: 1202, name: 'Vik Sidehengslet inn', functions: ['SIV', 'SIH'], size: [790, 1290] },
    { id: 1203, name: 'Vik Bunnhengslet inn', functions: ['BI'], size: [1190, 590] },
    { id: 1204, name: 'Vik Dreh-kipp 2-rams', functions: ['DK2'], size: [1590, 1390], posts: 'v1' },
    {
      id: 1211,
      name: 'Tinde eXtra Dreh-kipp',
      frameType: 'J',
      functions: ['DKV', 'DKH'],
      size: [990, 1290],
      badges: ['extra'],
      formType: 'V0002',
    },
    {
      id: 1212,
      name: 'Tinde eXtra Sidehengslet inn',
      frameType: 'J',
      functions: ['SIV', 'SIH'],
      size: [790, 1290],
      badges: ['extra'],
      formType: 'V0002',
    },
    {
      id: 1213,
      name: 'Tinde eXtra Dreh-kipp 2-rams',
      frameType: 'J',
      functions: ['DK2'],
      size: [1590, 1390],
      badges: ['extra'],
      formType: 'V0002',
      posts: 'v1',
    },
  ],
)
