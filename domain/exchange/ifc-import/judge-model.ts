/** One model against what a group asks for: why it fits, which choice makes it fit, or what it lacks. */
import { findGlass } from '#domain/catalogue/catalogue'
import { glasses } from '#domain/catalogue/data/glass'
import { models } from '#domain/catalogue/data/models'
import type { Patch } from '#domain/product/product'
import { assortmentOf } from '#domain/rules/assortment'
import { sizeFault } from '#domain/schedule/size-for-model'
import type { Variant } from '#domain/schedule/variants'
import { type AskedFire, askedFire, askedSound, withstands } from './asked-classes.ts'
import type { PieceGroup } from './groups.ts'
import { misfitText, proposalText } from './text.ts'

interface Fault {
  readonly kind: 'fire' | 'sound' | 'size'
  readonly sentence: string
}

export interface JudgedModel {
  readonly variant: Variant
  /** Words of the model's name that the group asks for. */
  readonly said: readonly string[]
  /** What makes it fit. */
  readonly patch: Patch
  readonly reasons: readonly string[]
  readonly faults: readonly Fault[]
}

type Part = Partial<Pick<JudgedModel, 'said' | 'patch' | 'reasons' | 'faults'>>

const fireClasses = (): string =>
  [...new Set([...models, ...glasses].flatMap(({ fireClass }) => fireClass ?? []))].toSorted().join(', ')

const ofFire = ({ model }: Variant, asked: AskedFire, text: string): Part => {
  const fireClass = model.fireClass ?? null
  return withstands(fireClass, asked) && fireClass !== null
    ? { reasons: [proposalText.fire(fireClass)], said: [fireClass.toLowerCase()] }
    : { faults: [{ kind: 'fire', sentence: misfitText.fire(text, fireClasses()) }] }
}

/** The glass of a model that is quiet enough, the least of them. */
const soundGlass = ({ model }: Variant, decibels: number) =>
  assortmentOf(model)
    .glassCode.values.flatMap(({ value }) => findGlass(value) ?? [])
    .filter(({ soundClass }) => (soundClass ?? 0) >= decibels)
    .toSorted((one, other) => (one.soundClass ?? 0) - (other.soundClass ?? 0))[0]

const ofSound = (variant: Variant, decibels: number): Part => {
  const { soundDb } = variant.model
  if (soundDb !== undefined && soundDb >= decibels) return { reasons: [proposalText.sound(soundDb)] }
  const glass = soundGlass(variant, decibels)
  return glass === undefined
    ? { faults: [{ kind: 'sound', sentence: misfitText.sound(decibels) }] }
    : { patch: { glassCode: glass.code }, reasons: [proposalText.soundGlass(glass.name)] }
}

const ofSize = ({ model }: Variant, size: Pick<PieceGroup, 'width' | 'height'>): Part => {
  const sentence = sizeFault(model.id, size)
  return sentence === null ? {} : { faults: [{ kind: 'size', sentence }] }
}

export const judgeModel = (variant: Variant, group: PieceGroup): JudgedModel => {
  const fire = askedFire(group.fire)
  const sound = askedSound(group.sound)
  const parts: readonly Part[] = [
    ofSize(variant, group),
    ...(fire.kind === 'asked' ? [ofFire(variant, fire.value, group.fire)] : []),
    ...(sound.kind === 'asked' ? [ofSound(variant, sound.value)] : []),
  ]
  return {
    variant,
    said: parts.flatMap(({ said = [] }) => said),
    patch: Object.assign({}, ...parts.map(({ patch = {} }) => patch)),
    reasons: parts.flatMap(({ reasons = [] }) => reasons),
    faults: parts.flatMap(({ faults = [] }) => faults),
  }
}

/** Why none of the models fits: what all of them lack, else what the one lacks that lacks least. */
export const sameFault = (judged: readonly JudgedModel[], size: string): readonly string[] => {
  const [nearest] = judged.toSorted((one, other) => one.faults.length - other.faults.length)
  return [
    ...new Set(
      (nearest?.faults ?? []).map(({ kind, sentence }) =>
        kind === 'size' ? misfitText.size(size, sentence) : sentence,
      ),
    ),
  ]
}
