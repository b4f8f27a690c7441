/** Of the models that fit, the plain one of each way of opening: the one whose name says least beside how it opens, as in a written line. */
import { functionOf } from '#domain/catalogue/catalogue'
import { unsaid } from '#domain/schedule/find-model'
import { wordsOf } from '#domain/schedule/variants'
import type { JudgedModel } from './judge-model.ts'

const leftOver = ({ variant, said }: JudgedModel): number =>
  unsaid(variant, [...wordsOf(functionOf(variant.functionId).name), ...said])

export const plainestOfEach = (fitting: readonly JudgedModel[]): readonly JudgedModel[] =>
  [...Map.groupBy(fitting, ({ variant }) => variant.functionId).values()].flatMap((ofFunction) => {
    const least = Math.min(...ofFunction.map(leftOver))
    return ofFunction.filter((each) => leftOver(each) === least)
  })
