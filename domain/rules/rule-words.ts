/**
 * What sets each rule off, in the words of the trade (trade handbook 11), collected from beside the rows. A person who knows
 * windows reads this beside the rule's own sentence; figures that the sentence carries are not repeated. A rule that the range
 * gives no occasion for stays, because the handbook has it and the next model may meet it.
 */
import type { Model } from '#domain/catalogue/types'
import { barPlacesWords } from './rows/bar-places-words.ts'
import { colorsWords } from './rows/colors-words.ts'
import { constructionPartsWords } from './rows/construction-parts-words.ts'
import { crossbarsWords } from './rows/crossbars-words.ts'
import { depthLimitWords } from './rows/depth-words.ts'
import { dimensionsWords } from './rows/dimensions-words.ts'
import { doorsWords } from './rows/doors-words.ts'
import { fieldsWords } from './rows/fields-words.ts'
import { fireWords } from './rows/fire-words.ts'
import { foldingWords } from './rows/folding-words.ts'
import { functionWords } from './rows/function-words.ts'
import { glassWords } from './rows/glass-words.ts'
import { heatWords } from './rows/heat-words.ts'
import { jambWords } from './rows/jamb-words.ts'
import { panePropertiesWords } from './rows/pane-properties-words.ts'
import { panelsWords } from './rows/panels-words.ts'
import { postsWords } from './rows/posts-words.ts'
import { safetyWords } from './rows/safety-words.ts'
import { shapesWords } from './rows/shapes-words.ts'
import { slantedSashesWords } from './rows/slanted-sashes-words.ts'
import { soundWords } from './rows/sound-words.ts'
import { stockWords } from './rows/stock-words.ts'
import { ventsWords } from './rows/vents-words.ts'
import { isProduct, type WordsById } from './words.ts'

export const ruleWords: WordsById = {
  ...barPlacesWords,
  ...colorsWords,
  ...constructionPartsWords,
  ...crossbarsWords,
  ...depthLimitWords,
  ...dimensionsWords,
  ...doorsWords,
  ...fieldsWords,
  ...fireWords,
  ...foldingWords,
  ...functionWords,
  ...glassWords,
  ...heatWords,
  ...jambWords,
  ...panePropertiesWords,
  ...panelsWords,
  ...postsWords,
  ...safetyWords,
  ...shapesWords,
  ...slantedSashesWords,
  ...soundWords,
  ...stockWords,
  ...ventsWords,
}

/** Whether anything that can be chosen on the model may set the rule off. */
export const canConcern = (ruleId: string, model: Model): boolean =>
  (ruleWords[ruleId]?.models ?? isProduct)(model)
