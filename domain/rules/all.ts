/** Every rule, in the order of evaluation (trade handbook 11). */

import { barPlaceChecks, barPlaceEdits } from './rows/bar-places.ts'
import { colorChecks, colorEdits, colorForces } from './rows/colors.ts'
import { constructionPartEdits, constructionPartGates } from './rows/construction-parts.ts'
import { crossbarChecks, crossbarForces, crossbarGates } from './rows/crossbars.ts'
import { depthChecks, depthEdits, depthForces } from './rows/depth.ts'
import { sizeChecks, sizeForces, sizeGates } from './rows/dimensions.ts'
import { doorChecks, doorForces } from './rows/doors.ts'
import { fieldChecks, fieldEdits } from './rows/fields.ts'
import { fireChecks, fireForces, fireGates } from './rows/fire.ts'
import { foldingChecks } from './rows/folding.ts'
import { functionChecks, functionForces, functionGates } from './rows/function.ts'
import { glassChecks, glassForces, glassGates } from './rows/glass.ts'
import { heatChecks } from './rows/heat.ts'
import { jambChecks, jambForces } from './rows/jamb.ts'
import { panePropertyChecks, panePropertyForces } from './rows/pane-properties.ts'
import { panelForces } from './rows/panels.ts'
import { postChecks, postGates } from './rows/posts.ts'
import { safetyChecks, safetyForces } from './rows/safety.ts'
import { shapeChecks, shapeForces, shapeGates } from './rows/shapes.ts'
import { slantedSashForces } from './rows/slanted-sashes.ts'
import { soundChecks, soundForces } from './rows/sound.ts'
import { stockChecks } from './rows/stock.ts'
import { ventChecks, ventForces } from './rows/vents.ts'
import type { CheckRule, EditRule, ForceRule } from './rule.ts'

export const forceRules: readonly ForceRule[] = [
  ...fireForces,
  ...shapeForces,
  ...sizeForces,
  ...slantedSashForces,
  ...functionForces,
  ...crossbarForces,
  ...glassForces,
  ...panePropertyForces,
  ...panelForces,
  ...depthForces,
  ...jambForces,
  ...doorForces,
  ...ventForces,
  ...soundForces,
  ...safetyForces,
  ...colorForces,
]

/** What must hold before any value is put in place of another: forces read what the function does. */
export const firstGateRules: readonly CheckRule[] = functionGates

/** What must hold before a product can be laid out at all. */
export const gateRules: readonly CheckRule[] = [
  ...constructionPartGates,
  ...fireGates,
  ...sizeGates,
  ...shapeGates,
  ...glassGates,
  ...postGates,
  ...crossbarGates,
]

export const checkRules: readonly CheckRule[] = [
  ...stockChecks,
  ...foldingChecks,
  ...sizeChecks,
  ...shapeChecks,
  ...barPlaceChecks,
  ...postChecks,
  ...fieldChecks,
  ...crossbarChecks,
  ...functionChecks,
  ...glassChecks,
  ...panePropertyChecks,
  ...heatChecks,
  ...depthChecks,
  ...jambChecks,
  ...safetyChecks,
  ...doorChecks,
  ...ventChecks,
  ...soundChecks,
  ...fireChecks,
  ...colorChecks,
]

export const editRules: readonly EditRule[] = [
  ...barPlaceEdits,
  ...fieldEdits,
  ...depthEdits,
  ...colorEdits,
  ...constructionPartEdits,
]
