/** Every rule, in the order of evaluation (trade handbook 11). */
import { colorChecks, colorEdits, colorForces } from './rows/colors.ts'
import { depthChecks, depthEdits, depthForces } from './rows/depth.ts'
import { sizeChecks, sizeForces, sizeGates } from './rows/dimensions.ts'
import { glassChecks, glassForces, glassGates } from './rows/glass.ts'
import { shapeChecks, shapeForces, shapeGates } from './rows/shapes.ts'
import { ventChecks, ventForces } from './rows/vents.ts'
import type { CheckRule, EditRule, ForceRule } from './rule.ts'

export const forceRules: readonly ForceRule[] = [
  ...shapeForces,
  ...sizeForces,
  ...glassForces,
  ...depthForces,
  ...ventForces,
  ...colorForces,
]

/** What must hold before a product can be laid out at all. */
export const gateRules: readonly CheckRule[] = [...shapeGates, ...sizeGates, ...glassGates]

export const checkRules: readonly CheckRule[] = [
  ...sizeChecks,
  ...shapeChecks,
  ...glassChecks,
  ...depthChecks,
  ...ventChecks,
  ...colorChecks,
]

export const editRules: readonly EditRule[] = [...depthEdits, ...colorEdits]
