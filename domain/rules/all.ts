/** Every rule, in the order of evaluation (trade handbook 11). */

import { barPlaceChecks, barPlaceEdits } from './rows/bar-places.ts'
import { colorChecks, colorEdits, colorForces } from './rows/colors.ts'
import { constructionPartEdits, constructionPartGates } from './rows/construction-parts.ts'
import { crossbarChecks, crossbarGates } from './rows/crossbars.ts'
import { depthChecks, depthEdits, depthForces } from './rows/depth.ts'
import { sizeChecks, sizeForces, sizeGates } from './rows/dimensions.ts'
import { doorChecks, doorForces } from './rows/doors.ts'
import { functionChecks, functionForces, functionGates } from './rows/function.ts'
import { glassChecks, glassForces, glassGates } from './rows/glass.ts'
import { heatChecks } from './rows/heat.ts'
import { jambChecks, jambForces } from './rows/jamb.ts'
import { panePropertyChecks, panePropertyForces } from './rows/pane-properties.ts'
import { panelForces } from './rows/panels.ts'
import { postChecks, postGates } from './rows/posts.ts'
import { safetyChecks, safetyForces } from './rows/safety.ts'
import { shapeChecks, shapeForces, shapeGates } from './rows/shapes.ts'
import { ventChecks, ventForces } from './rows/vents.ts'
import type { CheckRule, EditRule, ForceRule } from './rule.ts'

export const forceRules: readonly ForceRule[] = [
  ...shapeForces,
  ...sizeForces,
  ...functionForces,
  ...glassForces,
  ...panePropertyForces,
  ...panelForces,
  ...depthForces,
  ...jambForces,
  ...doorForces,
  ...ventForces,
  ...safetyForces,
  ...colorForces,
]

/** What must hold before a product can be laid out at all. */
export const gateRules: readonly CheckRule[] = [
  ...constructionPartGates,
  ...functionGates,
  ...sizeGates,
  ...shapeGates,
  ...glassGates,
  ...postGates,
  ...crossbarGates,
]

export const checkRules: readonly CheckRule[] = [
  ...sizeChecks,
  ...shapeChecks,
  ...barPlaceChecks,
  ...postChecks,
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
  ...colorChecks,
]

export const editRules: readonly EditRule[] = [
  ...barPlaceEdits,
  ...depthEdits,
  ...colorEdits,
  ...constructionPartEdits,
]
