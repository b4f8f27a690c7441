/** Glazing bar types (trade handbook 2.5). */
import { withDisplayNames } from '../display-names.ts'
import type { CrossbarType } from '../types.ts'

export const crossbarTypes: readonly CrossbarType[] = /* @__PURE__ */ withDisplayNames([
  {
    id: 'S28',
    name: 'Gjennomgående sprosse 28 mm',
    kind: 'SOLID',
    sight: 28,
    frameTypes: ['F', 'G', 'T', 'E', 'A', 'I', 'J', 'B'],
  },
  {
    id: 'S45',
    name: 'Gjennomgående sprosse 45 mm',
    kind: 'SOLID',
    sight: 45,
    frameTypes: ['F', 'G', 'T', 'E', 'A', 'I', 'J', 'B'],
  },
  {
    id: 'S65',
    name: 'Gjennomgående sprosse 65 mm',
    kind: 'SOLID',
    sight: 65,
    frameTypes: ['F', 'G', 'T', 'E', 'A', 'I', 'J', 'B'],
  },
  {
    id: 'A18',
    name: 'Sprosse i glass 18 mm',
    kind: 'AIR',
    sight: 18,
    frameTypes: ['F', 'G', 'T', 'E', 'A', 'I', 'J', 'B', 'D', 'C', 'L', 'M', 'N', 'V'],
  },
  {
    id: 'A26',
    name: 'Sprosse i glass 26 mm',
    kind: 'AIR',
    sight: 26,
    frameTypes: ['F', 'G', 'T', 'E', 'A', 'I', 'J', 'B', 'D', 'C', 'L', 'M', 'N', 'V'],
  },
  {
    id: 'A45',
    name: 'Sprosse i glass 45 mm',
    kind: 'AIR',
    sight: 45,
    frameTypes: ['F', 'G', 'T', 'E', 'A', 'I', 'J', 'B', 'D', 'C', 'L', 'M', 'N', 'V'],
  },
  {
    id: 'C22',
    name: 'Løs utenpåliggende sprosse 22 mm',
    kind: 'CLIPS',
    sight: 22,
    frameTypes: ['F', 'G', 'T', 'E', 'X', 'A', 'I', 'J', 'B', 'D', 'C', 'L', 'M', 'N', 'V'],
  },
  {
    id: 'C28',
    name: 'Løs utenpåliggende sprosse 28 mm',
    kind: 'CLIPS',
    sight: 28,
    frameTypes: ['F', 'G', 'T', 'E', 'X', 'A', 'I', 'J', 'B', 'D', 'C', 'L', 'M', 'N', 'V'],
  },
  {
    id: 'C45',
    name: 'Løs utenpåliggende sprosse 45 mm',
    kind: 'CLIPS',
    sight: 45,
    frameTypes: ['F', 'G', 'T', 'E', 'X', 'A', 'I', 'J', 'B', 'D', 'C', 'L', 'M', 'N', 'V'],
  },
])
