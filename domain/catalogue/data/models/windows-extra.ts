/** Windows of the eXtra series (trade handbook 9, group 20). */
import { inGroup } from './in-group.ts'

export const extraWindows = inGroup(
  20,
  { frameType: 'A', defaultGlass: '304', badges: ['extra'], formType: 'V0002' },
  [
    {
      id: 1101,
      name: 'Tinde eXtra Fastkarm',
      functions: ['FK'],
      size: [1190, 1190],
      badges: ['extra', 'fastlane'],
    },
    {
      id: 1102,
      name: 'Tinde eXtra Toppsving',
      functions: ['TS'],
      size: [1190, 1190],
      badges: ['extra', 'fastlane'],
    },
    { id: 1103, name: 'Tinde eXtra Sidesving', functions: ['SSV', 'SSH'], size: [790, 1190] },
    { id: 1104, name: 'Tinde eXtra Sidehengslet', functions: ['SHV', 'SHH'], size: [590, 1190] },
    { id: 1105, name: 'Tinde eXtra Topphengslet', functions: ['TH'], size: [1190, 590] },
    {
      id: 1106,
      name: 'Tinde eXtra Panorama',
      functions: ['FK'],
      defaultGlass: '306',
      size: [2190, 1890],
      glassCodes: ['306', '307', '312', '323'],
      areaM2: { min: 3, max: 5.5 },
    },
  ],
)
