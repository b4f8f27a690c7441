/** Opening functions and the sashes they move (trade handbook 2.2); sides seen from outside. */
import type { OpeningFunction } from '../types.ts'
import { handings } from './handings.ts'

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
    hand: { side: 'LEFT', mirror: 'SSH' },
    sashes: [{ component: 'GlideConfiguration', side: 'LEFT', inOut: 'OUT', maxOpeningAngle: 45 }],
  },
  {
    id: 'SSH',
    name: 'Sidesving høyre',
    hand: { side: 'RIGHT', mirror: 'SSV' },
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
    hand: { side: 'LEFT', mirror: 'SHH' },
    sashes: [{ component: 'HingeConfiguration', side: 'LEFT', inOut: 'OUT', maxOpeningAngle: 90 }],
  },
  {
    id: 'SHH',
    name: 'Sidehengslet høyre',
    hand: { side: 'RIGHT', mirror: 'SHV' },
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
    hand: { side: 'LEFT', mirror: 'SIH' },
    sashes: [{ component: 'HingeConfiguration', side: 'RIGHT', inOut: 'IN', maxOpeningAngle: 90 }],
  },
  {
    id: 'SIH',
    name: 'Sidehengslet inn høyre',
    hand: { side: 'RIGHT', mirror: 'SIV' },
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
    hand: { side: 'LEFT', mirror: 'DKH' },
    sashes: [{ component: 'TiltTurnConfiguration', side: 'RIGHT', inOut: 'IN', maxOpeningAngle: 90 }],
  },
  {
    id: 'DKH',
    name: 'Dreh-kipp høyre',
    hand: { side: 'RIGHT', mirror: 'DKV' },
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
    name: handings.VU.name,
    hand: { side: 'LEFT', mirror: 'HU' },
    sashes: [{ component: 'HingeConfiguration', side: 'LEFT', inOut: 'OUT', maxOpeningAngle: 90 }],
  },
  {
    id: 'HU',
    name: handings.HU.name,
    hand: { side: 'RIGHT', mirror: 'VU' },
    sashes: [{ component: 'HingeConfiguration', side: 'RIGHT', inOut: 'OUT', maxOpeningAngle: 90 }],
  },
  {
    id: 'VI',
    name: handings.VI.name,
    hand: { side: 'LEFT', mirror: 'HI' },
    sashes: [{ component: 'HingeConfiguration', side: 'RIGHT', inOut: 'IN', maxOpeningAngle: 90 }],
  },
  {
    id: 'HI',
    name: handings.HI.name,
    hand: { side: 'RIGHT', mirror: 'VI' },
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
    hand: { side: 'LEFT', mirror: 'SKH' },
    sashes: [{ component: 'SlideConfiguration', side: 'RIGHT', inOut: 'IN', maxOpeningAngle: 0 }],
  },
  {
    id: 'SKH',
    name: 'Skyv mot høyre',
    hand: { side: 'RIGHT', mirror: 'SKV' },
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
    hand: { side: 'LEFT', mirror: 'FLH' },
    sashes: [{ component: 'HingeConfiguration', side: 'LEFT', inOut: 'OUT', maxOpeningAngle: 90 }],
  },
  {
    id: 'FLH',
    name: 'Fold mot høyre',
    hand: { side: 'RIGHT', mirror: 'FLV' },
    sashes: [{ component: 'HingeConfiguration', side: 'RIGHT', inOut: 'OUT', maxOpeningAngle: 90 }],
  },
]
