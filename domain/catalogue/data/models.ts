/** The models of the range (trade handbook 9), in the order of their group and number. */
import { withDisplayNames } from '../display-names.ts'
import type { Model } from '../types.ts'
import { balconyDoors } from './models/balcony-doors.ts'
import { constructionParts } from './models/construction-parts.ts'
import { fireAndSoundDoors } from './models/doors-fire-and-sound.ts'
import { basicEntranceDoors } from './models/entrance-doors-basic.ts'
import { extraEntranceDoors } from './models/entrance-doors-extra.ts'
import { shedDoors } from './models/shed-doors.ts'
import { sidePanels } from './models/side-panels.ts'
import { slidingAndFoldingDoors } from './models/sliding-and-folding-doors.ts'
import { stockModels } from './models/stock.ts'
import { basicWindows } from './models/windows-basic.ts'
import { extraWindows } from './models/windows-extra.ts'
import { fireAndSoundWindows } from './models/windows-fire-and-sound.ts'
import { inwardWindows } from './models/windows-inward.ts'
import { slantedWindows } from './models/windows-slanted.ts'

export const models: readonly Model[] = /* @__PURE__ */ withDisplayNames([
  ...basicWindows,
  ...extraWindows,
  ...inwardWindows,
  ...fireAndSoundWindows,
  ...slantedWindows,
  ...balconyDoors,
  ...slidingAndFoldingDoors,
  ...basicEntranceDoors,
  ...extraEntranceDoors,
  ...fireAndSoundDoors,
  ...shedDoors,
  ...sidePanels,
  ...constructionParts,
  ...stockModels,
])
