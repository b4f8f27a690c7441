/** Handles, hinges, locks and everything else that is chosen by code (trade handbook 10.1 and 7). */

import { fittingName, frameTypeOf } from '#domain/catalogue/catalogue'
import { isEntranceDoor } from '#domain/catalogue/model-kind'
import { NONE } from '#domain/catalogue/none'
import type { FittingKind } from '#domain/catalogue/types'
import { figure } from '#domain/messages/figures'
import type { PriceList } from '../price-list.ts'
import { found, type Line, type Priced } from '../priced.ts'
import { lineText } from '../text.ts'

/** Lock that entrance doors of eXtra come with; a balcony door has an espagnolette, and pays for this one. */
const EXTRA_LOCK = 'L30'

const fitting = (
  kind: FittingKind,
  code: string,
  list: PriceList,
  { line, count = 1 }: { readonly line: string; readonly count?: number },
): readonly Line[] =>
  found(list.fittings[kind][code], fittingName(kind, code), (kroner) => ({
    code: line,
    label: fittingName(kind, code),
    kroner: kroner * count,
    because: () => (count === 1 ? figure(kroner) : `${figure(kroner)} × ${count}`),
  }))

const fixed = (code: string, label: string, kroner: number, count = 1): readonly Line[] =>
  count === 0
    ? []
    : [
        {
          code,
          label,
          kroner: kroner * count,
          because: () => (count === 1 ? figure(kroner) : `${figure(kroner)} × ${count}`),
        },
      ]

const lock = ({ model, values: { lockId } }: Priced, list: PriceList): readonly Line[] =>
  lockId === EXTRA_LOCK && frameTypeOf(model.frameType).extra && isEntranceDoor(model)
    ? []
    : fitting('lock', lockId, list, { line: 'lock' })

const closer = ({ model, values: { closerId } }: Priced, list: PriceList): readonly Line[] => {
  const kroner = list.fittings.closer[closerId]
  const included = list.fittings.closer[list.models[model.id]?.closer ?? NONE] ?? 0
  return found(kroner, fittingName('closer', closerId), (full) => ({
    code: 'closer',
    label: fittingName('closer', closerId),
    kroner: full - included,
    because: () => (included === 0 ? figure(full) : `${figure(full)} − ${figure(included)}`),
  }))
}

/** A second lock has a cylinder of its own. */
const cylinders = ({ values }: Priced, list: PriceList): readonly Line[] => {
  const { cylinderId, extralock, keysync, extrakeys } = values
  const count = cylinderId === NONE ? 0 : extralock ? 2 : 1
  return [
    ...fitting('cylinder', cylinderId, list, { line: 'cylinder', count: Math.max(1, count) }),
    ...fixed('extralock', lineText.secondLock, list.extralock, extralock ? 1 : 0),
    ...fixed('keysync', lineText.keyedAlike, list.keysyncPerCylinder, keysync === '' ? 0 : count),
    ...fixed('extrakeys', lineText.extraKeys, list.extrakey, extrakeys),
  ]
}

export const fittingLines = (product: Priced, list: PriceList): readonly Line[] => {
  const { values, facts, model } = product
  const { kickplate } = values
  return [
    ...fitting('doorHandle', values.doorHandleId, list, { line: 'handle' }),
    ...fitting('hinge', values.hingeId, list, { line: 'hinge' }),
    ...lock(product, list),
    ...cylinders(product, list),
    ...fitting('smartlock', values.smartlockId, list, { line: 'smartlock' }),
    ...fitting('kickplate', kickplate.outside, list, { line: 'kickplate.outside' }),
    ...fitting('kickplate', kickplate.inside, list, { line: 'kickplate.inside' }),
    ...closer(product, list),
    ...fitting('binocular', values.binocular, list, { line: 'binocular' }),
    ...fixed('heavy-arms', lineText.heavyArms, list.heavyArms, facts.heavyArms ? 1 : 0),
    ...fixed(
      'fourth-hinge',
      lineText.fourthHinge,
      list.fourthHinge,
      facts.fourHinges && list.models[model.id]?.hasFourHinges !== true ? 1 : 0,
    ),
  ]
}
