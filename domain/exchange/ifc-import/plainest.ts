/**
 * Of the models that fit, the plain one of each way of opening: the one whose name says least beside how it opens, as in a written line. Where several are as
 * plain, the first of each way comes before the second of any, so that a short list has every way in it.
 */
import { functionOf } from '#domain/catalogue/catalogue'
import { unsaid } from '#domain/schedule/find-model'
import { wordsOf } from '#domain/schedule/variants'
import type { JudgedModel } from './judge-model.ts'

const leftOver = ({ variant, said }: JudgedModel): number =>
  unsaid(variant, [...wordsOf(functionOf(variant.functionId).name), ...said])

const plainestOf = (way: readonly JudgedModel[]): readonly JudgedModel[] => {
  const least = Math.min(...way.map(leftOver))
  return way.filter((each) => leftOver(each) === least)
}

export const plainestOfEach = (fitting: readonly JudgedModel[]): readonly JudgedModel[] => {
  const ways = [...Map.groupBy(fitting, ({ variant }) => variant.functionId).values()].map(plainestOf)
  const longest = Math.max(0, ...ways.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => ways.flatMap((way) => way[index] ?? [])).flat()
}
