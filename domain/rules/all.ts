/** Every rule, in the order of evaluation (trade handbook 11). */

import { barChecks, barEdits, barGates } from './rows/bars.ts'
import { colorChecks, colorEdits, colorForces } from './rows/colors.ts'
import { depthChecks, depthEdits, depthForces } from './rows/depth.ts'
import { sizeChecks, sizeForces, sizeGates } from './rows/dimensions.ts'
import { doorChecks, doorForces } from './rows/doors.ts'
import { functionChecks, functionForces, functionGates } from './rows/function.ts'
import { glassChecks, glassForces, glassGates } from './rows/glass.ts'
import { jambChecks, jambForces } from './rows/jamb.ts'
import { panelForces } from './rows/panels.ts'
import { safetyChecks, safetyForces } from './rows/safety.ts'
import { shapeChecks, shapeForces, shapeGates } from './rows/shapes.ts'
import { ventChecks, ventForces } from './rows/vents.ts'
import type { CheckRule, EditRule, ForceRule } from './rule.ts'

export const forceRules: readonly ForceRule[] = [
  ...shapeForces,
  ...sizeForces,
  ...functionForces,
  ...glassForces,
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
  ...functionGates,
  ...sizeGates,
  ...shapeGates,
  ...glassGates,
  ...barGates,
]

export const checkRules: readonly CheckRule[] = [
  ...sizeChecks,
  ...shapeChecks,
  ...barChecks,
  ...functionChecks,
  ...glassChecks,
  ...depthChecks,
  ...jambChecks,
  ...safetyChecks,
  ...doorChecks,
  ...ventChecks,
  ...colorChecks,
]

export const editRules: readonly EditRule[] = [...barEdits, ...depthEdits, ...colorEdits]
