/** Balcony and terrace doors (trade handbook 9, group 60). */
import { inGroup } from './in-group.ts'

export const balconyDoors = inGroup(
  60,
  { frameType: 'B', functions: ['VU', 'HU'], defaultGlass: '311', formType: 'B0001' },
  [
    { id: 2001, name: 'Svale Balkongdør', size: [890, 2090], badges: ['basic', 'fastlane'] },
    {
      id: 2002,
      name: 'Svale Balkongdør med brystning',
      defaultGlass: '304',
      size: [890, 2090],
      badges: ['basic', 'panelQuality'],
      breastwork: true,
    },
    { id: 2003, name: 'Svale Terrassedør pardør', size: [1690, 2090], badges: ['basic'], leaves: 2 },
    {
      id: 2004,
      name: 'Svale Hyttedør 2-lags',
      defaultGlass: '201',
      size: [890, 1990],
      badges: ['basic'],
      breastwork: true,
      glassCodes: ['201'],
      noCladding: true,
    },
    { id: 2011, name: 'Tinde eXtra Balkongdør', frameType: 'C', size: [890, 2090], badges: ['extra'] },
    {
      id: 2012,
      name: 'Tinde eXtra Balkongdør inn',
      frameType: 'L',
      functions: ['VI', 'HI'],
      size: [890, 2090],
      badges: ['extra'],
    },
  ],
)
