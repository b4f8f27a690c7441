/** Post and transom types (trade handbook 2.5). */
import { withDisplayNames } from '../display-names.ts'
import type { DividerType } from '../types.ts'

export const dividerTypes: readonly DividerType[] = /* @__PURE__ */ withDisplayNames([
  {
    id: 'P86',
    name: 'Fast post/losholt 86 mm',
    sight: 86,
    fold: 18,
    splitsFrame: true,
    removable: false,
    frameTypes: ['G', 'T', 'E', 'A', 'I', 'J'],
  },
  {
    id: 'P60',
    name: 'Post/losholt i fastkarm 60 mm',
    sight: 60,
    fold: 18,
    splitsFrame: true,
    removable: false,
    inFixedFrame: true,
    frameTypes: ['F', 'A', 'X'],
  },
  {
    id: 'R92',
    name: 'Rømningspost 92 mm, løsbar',
    sight: 92,
    fold: 18,
    splitsFrame: true,
    removable: true,
    frameTypes: ['G', 'I', 'J'],
  },
  {
    id: 'D68',
    name: 'Deling i ramme 68 mm',
    sight: 68,
    fold: 18,
    splitsFrame: false,
    removable: false,
    frameTypes: ['T', 'G', 'E', 'I', 'B'],
  },
  {
    id: 'L86',
    name: 'Losholt 86 mm, liggende',
    sight: 86,
    fold: 18,
    splitsFrame: true,
    removable: false,
    levelOnly: true,
    frameTypes: ['T', 'B', 'C', 'L'],
  },
])
