/** Windows with slanted sides (trade handbook 9, group 50). */
import { inGroup } from './in-group.ts'

export const slantedWindows = inGroup(
  50,
  { frameType: 'F', functions: ['FK'], defaultGlass: '304', badges: ['basic'], formType: 'V0001' },
  [
    { id: 1401, name: 'Gavl Skråvindu', size: [1190, 1190], shapes: [1, 2, 51, 52] },
    { id: 1402, name: 'Gavl Trekant', size: [1190, 1190], shapes: [3, 4, 5] },
    { id: 1403, name: 'Gavl Mønevindu', size: [1190, 1590], shapes: [7, 34] },
    { id: 1404, name: 'Gavl Avkuttet hjørne', size: [1190, 1190], shapes: [9, 19, 34] },
    { id: 1405, name: 'Gavl Trapes', size: [1190, 1190], shapes: [35, 38, 40, 43] },
    {
      id: 1406,
      name: 'Tinde eXtra Gavl',
      frameType: 'A',
      size: [1190, 1190],
      badges: ['extra'],
      formType: 'V0002',
      shapes: [1, 2, 3, 4, 5, 7, 9, 19, 34, 35, 38, 40, 43, 51, 52],
    },
    {
      id: 1407,
      name: 'Vik Skrå dreh-kipp',
      frameType: 'I',
      functions: ['DKV', 'DKH'],
      size: [990, 1290],
      shapes: [1, 2, 9, 19],
    },
  ],
)
