/** Opening functions and the sashes they move (trade handbook 2.2); sides seen from outside. */
import type { OpeningFunction } from '../types.ts'

export const openingFunctions: readonly OpeningFunction[] = [
  { id: 'FK', name: 'Fastkarm', sashes: [] },
  {
    id: 'FR',
    name: 'Fast ramme',
    sashes: [{ component: 'MountedConfiguration', side: 'TOP', inOut: 'OUT', maxOpeningAngle: 0 }],
  },
  {
    id: 'TS',
    name: 'Toppsving',
    sashes: [{ component: 'GlideConfiguration', side: 'TOP', inOut: 'OUT', maxOpeningAngle: 45 }],
  },
  {
    id: 'SSV',
    name: 'Sidesving venstre',
    sashes: [{ component: 'GlideConfiguration', side: 'LEFT', inOut: 'OUT', maxOpeningAngle: 45 }],
  },
  {
    id: 'SSH',
    name: 'Sidesving høyre',
    sashes: [{ component: 'GlideConfiguration', side: 'RIGHT', inOut: 'OUT', maxOpeningAngle: 45 }],
  },
  {
    id: 'TH',
    name: 'Topphengslet',
    sashes: [{ component: 'HingeConfiguration', side: 'TOP', inOut: 'OUT', maxOpeningAngle: 45 }],
  },
  {
    id: 'SHV',
    name: 'Sidehengslet venstre',
    sashes: [{ component: 'HingeConfiguration', side: 'LEFT', inOut: 'OUT', maxOpeningAngle: 90 }],
  },
  {
    id: 'SHH',
    name: 'Sidehengslet høyre',
    sashes: [{ component: 'HingeConfiguration', side: 'RIGHT', inOut: 'OUT', maxOpeningAngle: 90 }],
  },
  {
    id: 'SH2',
    name: 'Sidehengslet 2-rams',
    sashes: [
      { component: 'HingeConfiguration', side: 'LEFT', inOut: 'OUT', maxOpeningAngle: 90 },
      { component: 'HingeConfiguration', side: 'RIGHT', inOut: 'OUT', maxOpeningAngle: 90 },
    ],
  },
  {
    id: 'SIV',
    name: 'Sidehengslet inn venstre',
    sashes: [{ component: 'HingeConfiguration', side: 'RIGHT', inOut: 'IN', maxOpeningAngle: 90 }],
  },
  {
    id: 'SIH',
    name: 'Sidehengslet inn høyre',
    sashes: [{ component: 'HingeConfiguration', side: 'LEFT', inOut: 'IN', maxOpeningAngle: 90 }],
  },
  {
    id: 'BI',
    name: 'Bunnhengslet inn',
    sashes: [{ component: 'HingeConfiguration', side: 'BOTTOM', inOut: 'IN', maxOpeningAngle: 22.5 }],
  },
  {
    id: 'DKV',
    name: 'Dreh-kipp venstre',
    sashes: [{ component: 'TiltTurnConfiguration', side: 'RIGHT', inOut: 'IN', maxOpeningAngle: 90 }],
  },
  {
    id: 'DKH',
    name: 'Dreh-kipp høyre',
    sashes: [{ component: 'TiltTurnConfiguration', side: 'LEFT', inOut: 'IN', maxOpeningAngle: 90 }],
  },
  {
    id: 'DK2',
    name: 'Dreh-kipp 2-rams',
    sashes: [
      { component: 'HingeConfiguration', side: 'LEFT', inOut: 'IN', maxOpeningAngle: 90 },
      { component: 'TiltTurnConfiguration', side: 'RIGHT', inOut: 'IN', maxOpeningAngle: 90 },
    ],
  },
  {
    id: 'VU',
    name: 'Venstre ut',
    sashes: [{ component: 'HingeConfiguration', side: 'LEFT', inOut: 'OUT', maxOpeningAngle: 90 }],
  },
  {
    id: 'HU',
    name: 'Høyre ut',
    sashes: [{ component: 'HingeConfiguration', side: 'RIGHT', inOut: 'OUT', maxOpeningAngle: 90 }],
  },
  {
    id: 'VI',
    name: 'Venstre inn',
    sashes: [{ component: 'HingeConfiguration', side: 'RIGHT', inOut: 'IN', maxOpeningAngle: 90 }],
  },
  {
    id: 'HI',
    name: 'Høyre inn',
    sashes: [{ component: 'HingeConfiguration', side: 'LEFT', inOut: 'IN', maxOpeningAngle: 90 }],
  },
  {
    id: 'SF',
    name: 'Sidefelt',
    sashes: [{ component: 'MountedConfiguration', side: 'LEFT', inOut: 'OUT', maxOpeningAngle: 0 }],
  },
  {
    id: 'TSF',
    name: 'Toppsving over fast ramme',
    sashes: [
      { component: 'MountedConfiguration', side: 'TOP', inOut: 'OUT', maxOpeningAngle: 0 },
      { component: 'GlideConfiguration', side: 'TOP', inOut: 'OUT', maxOpeningAngle: 45 },
    ],
  },
  {
    id: 'TRE',
    name: 'Trefelt: sidehengslet, fast, sidehengslet',
    sashes: [
      { component: 'HingeConfiguration', side: 'LEFT', inOut: 'OUT', maxOpeningAngle: 90 },
      { component: 'MountedConfiguration', side: 'TOP', inOut: 'OUT', maxOpeningAngle: 0 },
      { component: 'HingeConfiguration', side: 'RIGHT', inOut: 'OUT', maxOpeningAngle: 90 },
    ],
  },
  {
    id: 'SKV',
    name: 'Skyv mot venstre',
    sashes: [{ component: 'SlideConfiguration', side: 'RIGHT', inOut: 'IN', maxOpeningAngle: 0 }],
  },
  {
    id: 'SKH',
    name: 'Skyv mot høyre',
    sashes: [{ component: 'SlideConfiguration', side: 'LEFT', inOut: 'IN', maxOpeningAngle: 0 }],
  },
  {
    id: 'SK4',
    name: 'Skyv 4-felt, midtåpning',
    sashes: [
      { component: 'SlideConfiguration', side: 'RIGHT', inOut: 'IN', maxOpeningAngle: 0 },
      { component: 'SlideConfiguration', side: 'LEFT', inOut: 'IN', maxOpeningAngle: 0 },
    ],
  },
  {
    id: 'FLV',
    name: 'Fold mot venstre',
    sashes: [{ component: 'HingeConfiguration', side: 'LEFT', inOut: 'OUT', maxOpeningAngle: 90 }],
  },
  {
    id: 'FLH',
    name: 'Fold mot høyre',
    sashes: [{ component: 'HingeConfiguration', side: 'RIGHT', inOut: 'OUT', maxOpeningAngle: 90 }],
  },
]
