/** What sets off the rules of doors.ts, in the words of the trade. */

import { OAK_THRESHOLD_OPTION } from '#domain/catalogue/data/misc'
import { figure } from '#domain/messages/figures'
import { sayIn, texts } from '#domain/texts/texts'
import { assortmentOf } from '../assortment.ts'
import {
  fittingCodes,
  hasDoorLeaf,
  isAny,
  offersOption,
  optionName,
  takesCloser,
  takesCylinder,
  takesKickplate,
  takesLock,
  type WordsById,
} from '../words.ts'
import {
  APPROVED_CYLINDER,
  FIRST_KEY_LETTER,
  FREE_HEIGHT_MIN,
  FREE_WIDTH_MIN,
  SLIDING_ARM_CLOSER,
  VIEWER,
} from './doors.ts'

const say = sayIn('rule-words/doors')

const turnCylinders = fittingCodes('cylinder', ({ defeatsEscapeLock }) => defeatsEscapeLock === true)
const escapeLocks = fittingCodes('lock', ({ isEscapeLock }) => isEscapeLock === true)
const gripsInLeaf = fittingCodes('doorHandle', ({ isInLeaf }) => isInLeaf === true)
const smartLocksForGrip = fittingCodes('smartlock', ({ fitsGripInLeaf }) => fitsGripInLeaf === true)
const hiddenClosers = fittingCodes('closer', ({ isHidden }) => isHidden === true)

export const doorsWords: WordsById = texts('rule-words/doors', {
  'R-O-01': {
    get trigger() {
      return say`Inngangsdør med fri bredde under ${FREE_WIDTH_MIN} mm.`
    },
    models: hasDoorLeaf,
  },
  'R-O-02': {
    get trigger() {
      return say`Inngangsdør med fri høyde under ${figure(FREE_HEIGHT_MIN)} mm.`
    },
    models: hasDoorLeaf,
  },
  'R-O-03': {
    get trigger() {
      return say`${optionName(OAK_THRESHOLD_OPTION)} er valgt.`
    },
    models: offersOption(OAK_THRESHOLD_OPTION),
  },
  'R-O-05': {
    get trigger() {
      return say`Sylinder med vrider innvendig (${turnCylinders}) sammen med rømningslås (${escapeLocks}). ${APPROVED_CYLINDER} settes inn.`
    },
    models: takesCylinder,
  },
  'R-O-06': {
    trigger: 'Smartlås på en låskasse som den ikke virker med.',
    models: (model) => assortmentOf(model).smartlockId.values.length > 0,
  },
  'R-O-07': {
    get trigger() {
      return say`Integrert gripespor (${gripsInLeaf}) sammen med annen smartlås enn ${smartLocksForGrip} eller utvendig sparkeplate.`
    },
    models: hasDoorLeaf,
  },
  'R-O-08': {
    get trigger() {
      return say`Dørkikkert på en dør med glass mellom ${figure(VIEWER.low)} og ${figure(VIEWER.high)} mm.`
    },
    models: (model) => assortmentOf(model).binocular.values.length > 0,
  },
  'R-O-09': {
    get trigger() {
      return say`Ekstralås uten bokstav for likelåsing. Bokstaven ${FIRST_KEY_LETTER} settes inn.`
    },
    models: takesCylinder,
  },
  'R-O-10': {
    trigger: 'Likelåsing, ekstra nøkler eller ekstralås uten sylinder. De tas bort.',
    models: isAny,
  },
  'R-O-11': { trigger: 'Inngangsdør uten FG-godkjent låskasse eller sylinder.', models: hasDoorLeaf },
  'R-O-12': {
    get trigger() {
      return say`Skjult dørlukker (${hiddenClosers}) sammen med skjulte hengsler. ${SLIDING_ARM_CLOSER} settes inn.`
    },
    models: takesCloser,
  },
  'R-O-13': {
    trigger: 'Eiketerskel og HC-terskel er begge valgt. Eiketerskelen gjelder.',
    models: offersOption(OAK_THRESHOLD_OPTION),
  },
  'R-O-15': { trigger: 'Sylinder på en lås som ikke tar sylinder. Den tas bort.', models: takesLock },
  'R-O-16': { trigger: 'Sparkeplate som er høyere enn treet under glasset.', models: takesKickplate },
  'R-O-14': { trigger: 'Vrider med sylinder på en lås som ikke tar sylinder.', models: takesLock },
})
